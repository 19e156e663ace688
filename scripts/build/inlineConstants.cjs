const path = require('node:path');

/** A require of a constants module, as it appears in the compiled modules of Next. */
const READ = /^const (_\w+) = require\("(\.[^"]*\/constants)"\);$/gm;

/**
 * Webpack loader: inlines the strings that a module of Next reads from a constants module, so that the other hundred do
 * not reach the browser; webpack does not tree-shake a module read by `require`. A module that reads anything but
 * strings is left unchanged.
 *
 * @this {{ resourcePath: string }} the loader's context
 * @param {string} source
 * @returns {string}
 */
module.exports = function inlineConstants(source) {
  return [...source.matchAll(READ)].reduce((code, [line, name, request = '']) => {
    const constants = require(path.resolve(path.dirname(this.resourcePath), request));
    const without = code
      .replace(line, '')
      .replaceAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (use, key) =>
        typeof constants[key] === 'string' ? JSON.stringify(constants[key]) : use,
      );
    return new RegExp(`\\b${name}\\b`).test(without) ? code : without;
  }, source);
};
