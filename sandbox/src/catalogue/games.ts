import { figuresOf } from '../slots/figures';
import { toPercent } from '../slots/fraction';
import { type SlotModel } from '../slots/model';
import { MODELS } from '../slots/models/models';
import { ALL_TITLES, type Title } from './families';
import { type CatalogueGame, type GameFeature, type Volatility } from './game';
import { STUDIOS } from './studios';

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

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const featuresOf = ({ lines, scatters }: SlotModel): readonly GameFeature[] => [
  lines ? 'lines' : 'ways',
  'wild',
  ...(scatters ? (['free-spins'] as const) : []),
  ...(scatters && scatters.multiplier > 1 ? (['multiplier'] as const) : []),
];

/** The part of a game that follows from its model alone; computed once per model. */
function sheetOf(model: SlotModel) {
  const figures = figuresOf(model);
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
    returnToPlayer: toPercent(figures.returnToPlayer),
    hitFrequency: toPercent(figures.hitFrequency),
    volatility,
    volatilityIndex: Math.round(figures.deviation * 100) / 100,
    maxMultiplier: figures.maxMultiplier,
    bestSpin: figures.bestSpin,
  };
}

/** Takes the entry a fixed stride picks, so that neighbours in the list differ and nothing is left to chance. */
const pick = <T>(list: readonly T[], index: number, stride: number): T => list[(index * stride) % list.length] as T;

const sheets = MODELS.map(sheetOf);
const places = ALL_TITLES.map((_, index) => index);
/** The best known title of every family, then the second best of every family, and so on. */
const BY_POPULARITY = [...ALL_TITLES].sort((a, b) => a.place - b.place);

function gameOf(title: Title, index: number): CatalogueGame {
  const { name, family } = title;
  const studio = pick(STUDIOS, index + 3, 5);
  const released = Math.floor((pick(places, index, 127) * DAYS_OF_RELEASES) / (places.length - 1));
  return {
    id: slugOf(name),
    name,
    studio,
    family,
    ...pick(sheets, index, 7),
    releaseDate: new Date(FIRST_RELEASE + released * DAY_MS).toISOString().slice(0, 10),
    currency: 'EUR',
    sort: BY_POPULARITY.indexOf(title) + 1,
    restrictedCountries: studio.restrictedCountries,
  };
}

/** The 300 games of the studio. Each can be played; each figure is computed from the strips the studio draws from. */
export const CATALOGUE: readonly CatalogueGame[] = ALL_TITLES.map(gameOf);
