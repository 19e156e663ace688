import { SHARED_TOKENS, type Theme } from './contract';

const declarations = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The style text of a theme: the shared tokens, and the theme's own below `<html data-theme="name">`. */
export const themeCss = (theme: Theme): string =>
  `:root{${declarations(SHARED_TOKENS)}}` +
  `[data-theme=${theme.name}]{color-scheme:${theme.mode};${declarations(theme.tokens)}}`;
