const path = require('node:path');

/** A module of constants, as the compiled modules of Next read it. */
const READ = /^const (_\w+) = require\("(\.[^"]*\/constants)"\);$/gm;

/**
 * For webpack: a module of Next that reads texts from a module of constants carries those texts, and the other hundred stay
 * away from the browser: webpack drops nothing of a module that is read by `require`. Where anything but a text is read, the
 * module stays as it is.
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
