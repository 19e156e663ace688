import { type Theme } from './contract';
import { themeFaults, type ThemeFault } from './faults';

/** A theme of an operator's settings, or why it is none. */
export type OwnTheme = { theme: Theme; faults?: undefined } | { theme?: undefined; faults: ThemeFault[] };

/** What a theme given as data decides. Names belong to a file; a theme copied from one may keep them. */
const DECIDED: readonly string[] = ['mode', 'scene', 'fonts', 'tokens'];
const NAMES: readonly string[] = ['name', 'label'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays one object over another; anything else that was given stands, to be refused. */
const over = (start: object, given: unknown): unknown =>
  given === undefined ? start : isRecord(given) ? { ...start, ...given } : given;

/**
 * The theme that an operator's settings carry as data, of the shape of a theme file: what it leaves out is that of the
 * theme it starts from. Refused like a theme file that a test refuses, by its values and by its contrast.
 */
export function ownTheme(start: Theme, given: unknown): OwnTheme {
  if (!isRecord(given)) return { faults: [{ at: 'theme', message: 'This is not a theme.' }] };
  const unknown = Object.keys(given)
    .filter((key) => !DECIDED.includes(key) && !NAMES.includes(key))
    .map((key) => ({ at: key, message: `There is no ${key} in a theme.` }));
  const { mode = start.mode, scene = start.scene } = given;
  const made = {
    ...start,
    mode,
    scene,
    fonts: over(start.fonts, given.fonts),
    tokens: over(start.tokens, given.tokens),
  };
  const faults = [...unknown, ...themeFaults(made)];
  return faults.length > 0 ? { faults } : { theme: made as Theme };
}
