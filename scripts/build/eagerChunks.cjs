/** V8's magic comment at the head of a script whose functions are all compiled ahead (ADR 0015). */
const EAGER = '//# allFunctionsCalledOnLoad\n';

/**
 * Webpack plugin: scripts are compiled as a whole while they arrive, off the main thread, instead of function by
 * function on first call. Browsers that do not know the comment ignore it.
 */
module.exports = class EagerChunks {
  /** @param {import('../../themes/sheets/webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('eager', (compilation) =>
      // After the minimiser, which removes comments.
      compilation.hooks.processAssets.tap(
        { name: 'eager', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          for (const { name } of compilation.getAssets())
            if (name.startsWith('static/chunks/') && name.endsWith('.js'))
              compilation.updateAsset(name, (script) => new sources.ConcatSource(EAGER, script));
        },
      ),
    );
  }
};
