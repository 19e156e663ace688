/** V8's sign at the head of a script whose functions are all to be compiled ahead (ADR 0015). */
const EAGER = '//# allFunctionsCalledOnLoad\n';

/**
 * For webpack: scripts are compiled as a whole while they arrive, beside the page's own thread, and not function by function
 * when each is first called. Browsers that do not know the sign read a comment.
 */
module.exports = class EagerChunks {
  /** @param {import('../../themes/webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('eager', (compilation) =>
      // After the minimiser, which leaves no comment.
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
