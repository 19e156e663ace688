import { type SlotModel } from '../slots/model';
import { MODELS } from '../slots/models/models';
import { PRINTED_FIGURES } from '../slots/models/printedFigures';
import { type Title } from './families';
import { featuresOf } from './features';
import { type CatalogueGame, type Volatility } from './game';
import { STUDIOS } from './studios';
import { slugOf, titlesOf } from './titles';

/** Stakes in minor units; a game takes those that are whole coins of its model. */
const STAKES = [10, 20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10000];

/** The more a game swings, the lower its highest stake, in minor units. */
const HIGHEST_STAKE: Record<Volatility, number> = { low: 10000, medium: 6000, high: 4000 };

const FIRST_RELEASE = Date.UTC(2023, 0, 12);
const DAY_MS = 86_400_000;
const DAYS_OF_RELEASES = 1407;

/** Volatility class of a standard deviation per unit staked. */
export const volatilityOf = (deviation: number): Volatility =>
  deviation < 5 ? 'low' : deviation < 10 ? 'medium' : 'high';

/** The part of a game that follows from its model alone; made once per model. */
function sheetOf(model: SlotModel) {
  const figures = PRINTED_FIGURES.find(({ id }) => id === model.id);
  if (!figures) throw new Error(`The figures of ${model.id} are not printed: run slots/models/writeFigures.ts`);
  const volatility = volatilityOf(figures.deviation);
  const stakes = STAKES.filter((stake) => stake % model.coins === 0 && stake <= HIGHEST_STAKE[volatility]).map(
    (stake) => (stake / 100).toFixed(2),
  );
  return {
    model,
    features: featuresOf(model),
    stakes,
    minBet: stakes[0] ?? '',
    maxBet: stakes[stakes.length - 1] ?? '',
    returnToPlayer: figures.returnToPlayer,
    hitFrequency: figures.hitFrequency,
    volatility,
    volatilityIndex: figures.deviation,
    maxMultiplier: figures.maxMultiplier,
    bestSpin: figures.bestSpin,
  };
}

/** Takes the entry a fixed stride picks, so that neighbours in the list differ and nothing is left to chance. */
const pick = <T>(list: readonly T[], index: number, stride: number): T => list[(index * stride) % list.length] as T;

const sheets = MODELS.map(sheetOf);

function gameOf({ name, family }: Title, index: number, count: number, rank: number): CatalogueGame {
  const studio = pick(STUDIOS, index + 3, 5);
  const released = Math.floor((((index * 127) % count) * DAYS_OF_RELEASES) / Math.max(1, count - 1));
  return {
    id: slugOf(name),
    name,
    studio,
    family,
    ...pick(sheets, index, 7),
    releaseDate: new Date(FIRST_RELEASE + released * DAY_MS).toISOString().slice(0, 10),
    currency: 'EUR',
    sort: rank,
    restrictedCountries: studio.restrictedCountries,
  };
}

/** A catalogue of so many games. Each can be played; each figure is computed from the strips the studio draws from. */
export function catalogueOf(count: number): readonly CatalogueGame[] {
  const titles = titlesOf(count);
  // The best known title of every family, then the second best of every family, and so on.
  const ranks = new Map([...titles].sort((a, b) => a.place - b.place).map((title, index) => [title, index + 1]));
  return titles.map((title, index) => gameOf(title, index, titles.length, ranks.get(title) ?? 0));
}
