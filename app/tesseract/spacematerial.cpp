#include "spacematerial.h"

#include <QFile>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace tessera {

namespace {

QByteArray shader(const QString& name) {
    QFile file(QStringLiteral(":/tessera/space/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The program was built without %s", qPrintable(name));
    return file.readAll();
}

} // namespace

Qt3DRender::QMaterial* makeSpaceMaterial(Qt3DCore::QNode* parent, const SpaceParameters& parameters,
                                         const char* name, const char* fragments, bool glass) {
    auto* material = new Qt3DRender::QMaterial(parent);
    auto* effect = new Qt3DRender::QEffect(material);
    auto* technique = new Qt3DRender::QTechnique(effect);
    technique->graphicsApiFilter()->setApi(Qt3DRender::QGraphicsApiFilter::RHI);
    technique->graphicsApiFilter()->setMajorVersion(1);
    technique->graphicsApiFilter()->setMinorVersion(0);
    technique->graphicsApiFilter()->setProfile(Qt3DRender::QGraphicsApiFilter::NoProfile);

    auto* program = new Qt3DRender::QShaderProgram(technique);
    program->setVertexShaderCode(shader(QStringLiteral("common.glsl")) +
                                 shader(QLatin1String(name) + QStringLiteral(".vert")));
    program->setFragmentShaderCode(shader(QLatin1String(fragments) + QStringLiteral(".frag")));

    auto* pass = new Qt3DRender::QRenderPass(technique);
    pass->setShaderProgram(program);
    auto* depth = new Qt3DRender::QDepthTest(pass);
    depth->setDepthFunction(Qt3DRender::QDepthTest::LessOrEqual);
    pass->addRenderState(depth);
    if (glass)
        pass->addRenderState(new Qt3DRender::QNoDepthMask(pass));
    auto* faces = new Qt3DRender::QCullFace(pass);
    faces->setMode(glass ? Qt3DRender::QCullFace::NoCulling : Qt3DRender::QCullFace::Back);
    pass->addRenderState(faces);
    // Colours come premultiplied.
    auto* equation = new Qt3DRender::QBlendEquation(pass);
    equation->setBlendFunction(Qt3DRender::QBlendEquation::Add);
    pass->addRenderState(equation);
    auto* arguments = new Qt3DRender::QBlendEquationArguments(pass);
    arguments->setSourceRgba(Qt3DRender::QBlendEquationArguments::One);
    arguments->setDestinationRgba(Qt3DRender::QBlendEquationArguments::OneMinusSourceAlpha);
    pass->addRenderState(arguments);

    technique->addRenderPass(pass);
    effect->addTechnique(technique);
    effect->addParameter(parameters.page);
    effect->addParameter(parameters.depths);
    material->setEffect(effect);
    return material;
}

} // namespace tessera
