import { MADE_TOKENS, SHARED_TOKENS, THEME_TOKENS } from '../contract';
import { curacao } from '../brands/curacao';
import { dark } from '../brands/dark';
import { lulu } from '../brands/lulu';
import { THEMES, themeOf } from '../brands/registry';
import { baseCss } from './base';
import { controls } from './controls';
import { themeCss } from './css';

const addresses = { font: () => '/font.woff2' };

describe('registry', () => {
  it('holds twenty brands or more, four of them light, each under a name of its own (THEME-01)', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(({ label }) => label)).size).toBe(THEMES.length);
    expect(THEMES.filter(({ mode }) => mode === 'light').length).toBeGreaterThanOrEqual(4);
  });

  it('answers each theme to its name, as the setting does (CONF-04)', () => {
    for (const theme of THEMES) expect(themeOf(theme.name)).toBe(theme);
  });

  it('falls back to dark without a name or for one nobody knows, or to the default of the environment (THEME-02)', () => {
    expect(themeOf(undefined)).toBe(dark);
    expect(themeOf('no-such-theme')).toBe(dark);
    expect(themeOf('__proto__')).toBe(dark);
    expect(themeOf('no-such-theme', 'lulu')).toBe(lulu);
    expect(themeOf(undefined, 'neither-this')).toBe(dark);
    expect(themeOf('curacao', 'lulu')).toBe(curacao);
  });
});

/** Tokens overridden for Chinese, Japanese and Korean text. */
const EAST_ASIAN = ['font-display', 'font-text'];

describe.each(THEMES)('$label', (theme) => {
  const css = themeCss(theme, addresses);

  it('gives every token of the contract a value, and nothing beside', () => {
    expect(Object.keys(theme.tokens).sort()).toEqual([...THEME_TOKENS].sort());
    for (const name of [...THEME_TOKENS, ...MADE_TOKENS, ...Object.keys(SHARED_TOKENS)])
      expect(css.match(new RegExp(`[{;]--${name}:[^;}]`, 'g'))).toHaveLength(EAST_ASIAN.includes(name) ? 4 : 1);
  });

  it('is scoped to its name and tells the browser its mode', () => {
    expect(theme.name).toMatch(/^[a-z]+$/);
    expect(css).toContain(`[data-theme=${theme.name}]{color-scheme:${theme.mode};`);
  });

  it('has values that cannot end a declaration, a rule or a style element', () => {
    for (const value of Object.values(theme.tokens)) expect(value).not.toMatch(/[;{}<>\\]|\/\*|undefined/);
    expect(css).not.toMatch(/[<>]|undefined/);
    expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)!.length);
  });
});

describe('baseCss', () => {
  it('is whole: every brace closes, every token is one of the contract', () => {
    expect(baseCss.match(/\{/g)).toHaveLength(baseCss.match(/\}/g)!.length);
    const names = [...THEME_TOKENS, ...MADE_TOKENS, ...Object.keys(SHARED_TOKENS)];
    const known = new Set(names.map((name) => `--${name}`));
    for (const [, name] of baseCss.matchAll(/var\((--[\w-]+)\)/g)) expect(known.has(name!)).toBe(true);
    expect(baseCss).not.toMatch(/[<>]|undefined|\/\*/);
  });

  it('draws native controls in colours of the theme, and of the system where colours are forced', () => {
    const [drawn = '', forced = ''] = controls.split('@media (forced-colors: active)');
    for (const control of ["[type='checkbox']", "[type='radio']", "[role='switch']", 'select', 'summary'])
      expect(drawn).toContain(control);
    expect(drawn).not.toMatch(/ButtonText|Highlight|accent-color/);
    for (const mark of ['ButtonText', 'Highlight', 'HighlightText', 'GrayText']) expect(forced).toContain(mark);
    expect(forced).not.toContain('var(--');
  });
});
