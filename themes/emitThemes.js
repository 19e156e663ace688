const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

/** What themes/files.ts exports. Bundled first: the compiler's cache cannot follow a module that is translated while it loads. */
function themeFilesModule() {
  const entry = path.join(__dirname, 'files.ts');
  const options = { bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20' };
  const [bundle] = buildSync({ ...options, entryPoints: [entry] }).outputFiles;
  const loaded = new Module(entry, module);
  loaded._compile(bundle.text, entry);
  return loaded.exports;
}

/** For webpack: lays the files of the themes into the build of the browser, and tells both builds their names. */
module.exports = class EmitThemes {
  constructor({ isServer }) {
    this.isServer = isServer;
  }

  apply(compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    const { files, sheets, fonts } = themeFilesModule().themeFiles();
    new DefinePlugin({ THEME_SHEETS: JSON.stringify(sheets), THEME_FONTS: JSON.stringify(fonts) }).apply(compiler);
    if (this.isServer) return;
    compiler.hooks.thisCompilation.tap('themes', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'themes', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        for (const [file, content] of files) compilation.emitAsset(file, new sources.RawSource(content));
      }),
    );
  }
};
