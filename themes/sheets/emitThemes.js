const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/**
 * The exports of themes/sheets/files.ts. Bundled first: the compiler's cache cannot follow a module that is transpiled while
 * it loads.
 *
 * @returns {typeof import('./files')}
 */
function themeFilesModule() {
  const entry = path.join(__dirname, 'files.ts');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  // Node's internal way to load source text, missing from its types.
  const loaded = /** @type {Module & { _compile: (code: string, file: string) => void }} */ (new Module(entry));
  loaded._compile(outputFiles.map(({ text }) => text).join(''), entry);
  return loaded.exports;
}

/** Webpack plugin: emits the theme files into the browser build and defines their names in both builds. */
module.exports = class EmitThemes {
  /** @param {{ isServer: boolean }} build */
  constructor({ isServer }) {
    this.isServer = isServer;
  }

  /** @param {import('./webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    const { files, sheets, fonts, fontFiles } = themeFilesModule().themeFiles();
    new DefinePlugin({
      THEME_SHEETS: JSON.stringify(sheets),
      THEME_FONTS: JSON.stringify(fonts),
      // Makes the sheet of a theme that comes at run time, which only the server does.
      ...(this.isServer && { THEME_FONT_FILES: JSON.stringify(fontFiles) }),
    }).apply(compiler);
    if (this.isServer) return;
    compiler.hooks.thisCompilation.tap('themes', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'themes', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        for (const [file, content] of files) compilation.emitAsset(file, new sources.RawSource(content));
      }),
    );
  }
};
