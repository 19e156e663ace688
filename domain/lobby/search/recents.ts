import { MAX_TEXT } from '@/config/pages/lobbyParameters';

/** What a visitor chose lately: words to search for, a game, or a provider. */
export type Recent =
  | { kind: 'text'; text: string }
  | { kind: 'game'; id: string; name: string }
  | { kind: 'studio'; id: string; name: string };

/** How many are kept. */
export const RECENTS_KEPT = 5;

/** The longest name that is kept. */
const MAX_NAME = 200;

const isText = (value: unknown, max = MAX_NAME): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** One entry as it was stored; null for anything else, whoever put it there. */
function readRecent(value: unknown): Recent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, text, id, name } = value as Readonly<Record<string, unknown>>;
  if (kind === 'text') return isText(text, MAX_TEXT) ? { kind, text } : null;
  if (kind !== 'game' && kind !== 'studio') return null;
  return isText(id) && isText(name) ? { kind, id, name } : null;
}

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** What tells one entry from another; words count as they are compared by people, whatever their case. */
export const recentKey = (recent: Recent): string =>
  recent.kind === 'text' ? `text ${recent.text.trim().toLowerCase()}` : `${recent.kind} ${recent.id}`;

/** Without an entry. */
export const withoutRecent = (recents: readonly Recent[], gone: Recent): Recent[] =>
  recents.filter((recent) => recentKey(recent) !== recentKey(gone));

/** With an entry in front, once, and no more than are kept. An entry that would not be read again is not taken. */
export const withRecent = (recents: readonly Recent[], chosen: Recent): Recent[] =>
  readRecent(chosen) ? [chosen, ...withoutRecent(recents, chosen)].slice(0, RECENTS_KEPT) : [...recents];

/** The entries of a stored text, the latest first; what cannot be read is left out. */
export function readRecents(stored: string | null): Recent[] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.reduceRight<Recent[]>((recents, value: unknown) => {
    const recent = readRecent(value);
    return recent ? withRecent(recents, recent) : recents;
  }, []);
}
