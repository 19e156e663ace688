import { SHARED_TOKENS, THEME_TOKENS } from './contract';
import { baseCss } from './base';
import { themeCss } from './css';
import { curacao } from './curacao';
import { themeOf } from './registry';

describe('registry', () => {
  it('knows the default theme by the name that settings use', () => {
    expect(themeOf('curacao')).toBe(curacao);
  });

  it('answers an unknown or missing name with the fallback and never with nothing', () => {
    expect(themeOf('no-such-theme', 'curacao')).toBe(curacao);
    expect(themeOf(undefined, 'neither-this')).toBe(curacao);
    expect(themeOf('__proto__')).toBe(curacao);
  });
});

describe('themeCss', () => {
  const css = themeCss(curacao);

  it('declares every token of the contract exactly once', () => {
    for (const name of [...THEME_TOKENS, ...Object.keys(SHARED_TOKENS)])
      expect(css.match(new RegExp(`[{;]--${name}:`, 'g'))).toHaveLength(1);
  });

  it('scopes the theme to its name and tells the browser its mode', () => {
    expect(css).toContain('[data-theme=curacao]{color-scheme:dark;');
  });

  it('holds nothing that could leave a style element', () => {
    expect(css).not.toMatch(/[<>]|undefined/);
  });
});

describe('baseCss', () => {
  it('is whole: every brace closes, every token is one of the contract', () => {
    expect(baseCss.match(/\{/g)).toHaveLength(baseCss.match(/\}/g)!.length);
    const known = new Set([...THEME_TOKENS, ...Object.keys(SHARED_TOKENS)].map((name) => `--${name}`));
    for (const [, name] of baseCss.matchAll(/var\((--[\w-]+)\)/g)) expect(known.has(name!)).toBe(true);
    expect(baseCss).not.toMatch(/[<>]|undefined|\/\*/);
  });
});
