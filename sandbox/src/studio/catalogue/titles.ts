import { FAMILIES, type Title, WRITTEN_TITLES } from './families';
import { CLOSINGS, OPENINGS } from './words';

/** Stride through the closing words; coprime to their number, so that no pair repeats. */
const STEP = 11;

const wordsOf = (text: string): readonly string[] => text.split(/,\s+/);
const at = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

/** Address slug of a name: `Kraken's Tide` becomes `krakens-tide`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Endless titles, family by family: an opening word that matches the family, and a closing word. */
function* composedTitles(): Generator<Title> {
  const closings = wordsOf(CLOSINGS);
  const written = (family: Title['family']) => WRITTEN_TITLES.filter((title) => title.family === family).length;
  const offset = new Map(FAMILIES.map((family) => [family, written(family)]));
  for (let turn = 0; ; turn += 1)
    for (const family of FAMILIES) {
      const openings = wordsOf(OPENINGS[family]);
      const opening = turn % openings.length;
      const closing = opening * 5 + Math.floor(turn / openings.length) * STEP;
      const place = (offset.get(family) ?? 0) + turn;
      yield { name: `${at(openings, opening)} ${at(closings, closing)}`, family, place };
    }
}

/** The number of titles that the words allow. */
export const MOST_TITLES = 10_000;

/** `count` titles with distinct slugs, hand-written ones first. Throws a RangeError above MOST_TITLES. */
export function titlesOf(count: number): readonly Title[] {
  if (count > MOST_TITLES) throw new RangeError(`There are ${MOST_TITLES} titles, not ${count}`);
  const titles = new Map(WRITTEN_TITLES.slice(0, count).map((title) => [slugOf(title.name), title]));
  for (const title of composedTitles()) {
    if (titles.size >= count) break;
    const slug = slugOf(title.name);
    if (!titles.has(slug)) titles.set(slug, title);
  }
  return [...titles.values()];
}
