// Errors as values: a function that can fail on its input returns Result<T>.
#pragma once

#include "error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace tessera {

/// Either a value or the Error that prevented it.
template<class T>
class Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; only when ok().
    [[nodiscard]] const T& value() const& {
        assert(ok());
        return std::get<0>(m_state);
    }
    [[nodiscard]] T& value() & {
        assert(ok());
        return std::get<0>(m_state);
    }
    [[nodiscard]] T&& value() && {
        assert(ok());
        return std::get<0>(std::move(m_state));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The error; only when not ok().
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return std::get<1>(m_state);
    }

private:
    std::variant<T, Error> m_state;
};

} // namespace tessera
