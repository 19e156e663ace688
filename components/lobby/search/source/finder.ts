import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { closeness, slips, slipsAllowed, slipsOf, type Folded } from '@/domain/lobby/search/closeness';
import {
  GAMES_SHOWN,
  STUDIOS_SHOWN,
  type Found,
  type FoundStudio,
  type IndexedGame,
} from '@/domain/lobby/search/found';
import { fold, foldedWords } from '@/domain/lobby/search/fold';
import { marksOf } from '@/domain/lobby/search/marks';

/** Number of suggestions when nothing is found. */
const NEAR_SHOWN = 3;

/** Prefix match; all words are required. */
const LITERAL: SearchOptions = { combineWith: 'AND', prefix: true };

/** Accepted typing errors; the second only if nothing is found with one. */
const FEW_SLIPS = 1;
const MANY_SLIPS = 2;

type Entry = { id: number; game: IndexedGame; folded: Folded; words: readonly string[] };
/** The terms of a name that the search engine matched. */
type Hit = { entry: Entry; terms: readonly string[] };

/** The words of a name, and the whole name without spaces ("goldrush"). */
const nameTerms = (folded: string) =>
  folded.includes(' ') ? [...folded.split(' '), folded.replaceAll(' ', '')] : [folded];

function entryOf(game: IndexedGame, id: number): Entry {
  const folded = { name: fold(game.name), studio: fold(game.studio.name) };
  return { id, game, folded, words: [...folded.name.split(' '), ...folded.studio.split(' ')] };
}

function engineOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const engine = new MiniSearch<Entry>({
    fields: ['name', 'studio'],
    extractField: ({ id, folded }, field) => (field === 'id' ? id : folded[field as keyof Folded]),
    stringifyField: (value) => String(value),
    tokenize: (text, field) => (field === 'name' ? nameTerms(text) : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term },
  });
  engine.addAll(entries);
  return engine;
}

type Studio = { id: string; name: string; gameCount: number; folded: string };

function studiosOf(games: readonly IndexedGame[]): Studio[] {
  const studios = new Map<string, Studio>();
  for (const { studio } of games) {
    if (studio.id === '' || studio.name === '') continue;
    const known = studios.get(studio.id) ?? { ...studio, gameCount: 0, folded: fold(studio.name) };
    studios.set(studio.id, { ...known, gameCount: known.gameCount + 1 });
  }
  return [...studios.values()];
}

/** Finds games and providers; deterministic. */
export type Finder = (query: string) => Found;

/**
 * Indexes the games, given in order of popularity; half a second for 10,000 of them, so it runs in a worker. A query
 * finds names that contain all its words, by closeness, then popularity; if there are none, similar names by number of
 * typing errors, then popularity.
 */
export function createFinder(games: readonly IndexedGame[]): Finder {
  const entries = games.map(entryOf);
  const engine = engineOf(entries);
  const studios = studiosOf(games);

  const vocabulary = [
    ...new Set(entries.flatMap(({ folded }) => [...nameTerms(folded.name), ...folded.studio.split(' ')])),
  ];

  const hits = (query: Query, options?: SearchOptions): Hit[] =>
    engine.search(query, options).map(({ id, terms }) => ({ entry: entries[id as number]!, terms }));

  const literal = (query: string) => ranked(hits(query, LITERAL), ({ folded }) => closeness(query, folded));
  const nearly = (words: readonly string[], most: number, combineWith: 'AND' | 'OR') => {
    const queries = words.map((word) => ({
      combineWith: 'OR' as const,
      queries: vocabulary.filter((term) => slips(word, term) <= slipsAllowed(word, most)),
    }));
    return ranked(hits({ combineWith, queries }), (entry) => slipsOf(words, entry.words));
  };
  const forgiving = (words: readonly string[]) => {
    const found = nearly(words, FEW_SLIPS, 'AND');
    return found.length > 0 ? found : nearly(words, MANY_SLIPS, 'AND');
  };

  return (query) => {
    const words = foldedWords(query);
    const folded = words.join(' ');
    if (words.length === 0) return { query, games: [], studios: [], count: 0, exact: true, near: [] };
    const said = literal(folded);
    const exact = said.length > 0;
    const found = exact ? said : forgiving(words);
    const providers = studiosFor(studios, folded, words);
    const near = found.length + providers.length > 0 ? [] : nearly(words, MANY_SLIPS, 'OR').slice(0, NEAR_SHOWN);
    const typed = [...words, words.join('')];
    return {
      query,
      games: found.slice(0, GAMES_SHOWN).map(({ entry, terms }) => ({
        game: entry.game,
        marks: marksOf(entry.game.name, exact ? typed : terms.filter((term) => entry.words.includes(term))),
      })),
      studios: providers,
      count: found.length,
      exact,
      near: near.map(({ entry }) => entry.game),
    };
  };
}

/** Sorts by rank, then by popularity, which is the index in the catalogue. */
function ranked(hits: readonly Hit[], rankOf: (entry: Entry) => number): Hit[] {
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit.entry) }))
    .sort((a, b) => a.rank - b.rank || a.hit.entry.id - b.hit.entry.id)
    .map(({ hit }) => hit);
}

/** Providers whose name starts with the query first, then those that contain all its words. */
function studiosFor(studios: readonly Studio[], query: string, words: readonly string[]): FoundStudio[] {
  return studios
    .map((studio) => ({ studio, rank: closeness(query, { name: studio.folded, studio: '' }) }))
    .filter(({ rank }) => rank <= 2)
    .sort((a, b) => a.rank - b.rank || b.studio.gameCount - a.studio.gameCount)
    .slice(0, STUDIOS_SHOWN)
    .map(({ studio: { id, name, gameCount } }) => ({ id, name, gameCount, marks: marksOf(name, words) }));
}
