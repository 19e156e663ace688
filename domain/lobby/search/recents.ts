import { MAX_TEXT } from '@/config/pages/lobbyParameters';

/** A recent choice in the search: typed words, a game or a provider. */
export type Recent =
  | { kind: 'text'; text: string }
  | { kind: 'game'; id: string; name: string }
  | { kind: 'studio'; id: string; name: string };

export const RECENTS_KEPT = 5;

/** Maximum length of a stored id or name. */
const MAX_NAME = 200;

const isText = (value: unknown, max = MAX_NAME): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** Validates one stored entry; null if it is malformed. */
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

/** Identity of an entry; typed words compare case-insensitively. */
export const recentKey = (recent: Recent): string =>
  recent.kind === 'text' ? `text ${recent.text.trim().toLowerCase()}` : `${recent.kind} ${recent.id}`;

/** The list without an entry. */
export const withoutRecent = (recents: readonly Recent[], gone: Recent): Recent[] =>
  recents.filter((recent) => recentKey(recent) !== recentKey(gone));

/** The list with an entry moved to the front, truncated. An entry that would not pass validation is not added. */
export const withRecent = (recents: readonly Recent[], chosen: Recent): Recent[] =>
  readRecent(chosen) ? [chosen, ...withoutRecent(recents, chosen)].slice(0, RECENTS_KEPT) : [...recents];

/** Parses stored entries, latest first; malformed ones are dropped. */
export function readRecents(stored: string | null): Recent[] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.reduceRight<Recent[]>((recents, value: unknown) => {
    const recent = readRecent(value);
    return recent ? withRecent(recents, recent) : recents;
  }, []);
}
