import { type Theme } from '../contract';
import { bordeaux } from './bordeaux';
import { canopy } from './canopy';
import { citrus } from './citrus';
import { cobalto } from './cobalto';
import { curacao } from './curacao';
import { dark } from './dark';
import { fjord } from './fjord';
import { glacier } from './glacier';
import { jadehall } from './jadehall';
import { linen } from './linen';
import { lulu } from './lulu';
import { noirette } from './noirette';
import { orchidea } from './orchidea';
import { porcelain } from './porcelain';
import { riviera } from './riviera';
import { saffron } from './saffron';
import { shibui } from './shibui';
import { verdant } from './verdant';
import { voltage } from './voltage';
import { wincraft } from './wincraft';

/** All themes (OP-008). A new one is a data file and a line here. */
export const THEMES: readonly Theme[] = [
  curacao,
  dark,
  lulu,
  wincraft,
  porcelain,
  citrus,
  linen,
  glacier,
  noirette,
  verdant,
  fjord,
  shibui,
  saffron,
  bordeaux,
  jadehall,
  cobalto,
  orchidea,
  canopy,
  voltage,
  riviera,
];

const byName = new Map(THEMES.map((theme) => [theme.name, theme]));

/**
 * The theme of a name, else `fallback` (DEFAULT_THEME in the environment), else `dark`, which is shown while there are
 * no settings or for an unknown name (OP-007).
 */
export const themeOf = (name: string | undefined, fallback?: string): Theme =>
  byName.get(name ?? '') ?? byName.get(fallback ?? '') ?? dark;
