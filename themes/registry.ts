import { type Theme } from './contract';
import { curacao } from './curacao';

const THEMES: readonly Theme[] = [curacao];

const byName = new Map(THEMES.map((theme) => [theme.name, theme]));

/** What the provider shows while there are no settings, or for a name nobody knows (OP-007). */
const PROVIDER_FALLBACK = 'dark';

/**
 * The theme of that name; else `fallback` (the DEFAULT_THEME of the environment), else `dark` (OP-007). Until the other
 * themes join the registry `dark` is not in it either, and the chain ends at curacao.
 */
export const themeOf = (name: string | undefined, fallback = PROVIDER_FALLBACK): Theme =>
  byName.get(name ?? '') ?? byName.get(fallback) ?? byName.get(PROVIDER_FALLBACK) ?? curacao;
