#include "search.h"

#include "position/core_variant.h"
#include "searcher.h"

namespace tessera {

SearchReport search(const Game& game, const SearchLimits& limits, const std::atomic<bool>& stop,
                    const std::function<void(const SearchReport&)>& onDepth) {
    const Position& position = game.current();
    return CoreAccess::of(position).visit([&]<int Words>(const PositionCore<Words>& core) {
        return Searcher<Words>(core, *position.rulesetPtr(), game.keys(), limits, stop)
            .run(onDepth);
    });
}

} // namespace tessera
