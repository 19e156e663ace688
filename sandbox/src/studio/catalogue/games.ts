import { DAY_MS } from '@/domain/time/lengths';
import { type SlotModel } from '../engines/slots/model';
import { MODELS } from '../engines/slots/models/models';
import { PRINTED_FIGURES } from '../engines/slots/models/printedFigures';
import { type Title } from './families';
import { featuresOf } from './features';
import { type CatalogueGame, type SlotGame } from './game';
import { HOUSE_GAMES, HOUSE_PLACE } from './houseGames';
import { STUDIOS } from './studios';
import { slugOf, titlesOf } from './titles';
import { volatilityOf } from './volatility';

/** Stakes in minor units; a game uses those that are multiples of its model's coins. */
const STAKES = [10, 20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10000];

/** Highest stake in minor units: the higher the volatility, the lower. */
const HIGHEST_STAKE: Record<SlotGame['volatility'], number> = { low: 10000, medium: 6000, high: 4000 };

const FIRST_RELEASE = Date.UTC(2023, 0, 12);
const DAYS_OF_RELEASES = 1407;

/** The fields of a game that follow from its model alone; computed once per model. */
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
    buy: figures.buy,
  };
}

/** Picks an entry by a fixed stride: deterministic, and neighbouring games differ. */
const pick = <T>(list: readonly T[], index: number, stride: number): T => list[(index * stride) % list.length] as T;

const sheets = MODELS.map(sheetOf);

function gameOf({ name, family }: Title, index: number, count: number, rank: number): SlotGame {
  const studio = pick(STUDIOS, index + 3, 5);
  const released = Math.floor((((index * 127) % count) * DAYS_OF_RELEASES) / Math.max(1, count - 1));
  return {
    kind: 'slot',
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

function slotsOf(count: number): readonly SlotGame[] {
  const titles = titlesOf(count);
  // The best known title of every family, then the second best of every family, and so on.
  const ranks = new Map([...titles].sort((a, b) => a.place - b.place).map((title, index) => [title, index + 1]));
  return titles.map((title, index) => gameOf(title, index, titles.length, ranks.get(title) ?? 0));
}

/** Recomputes the popularity ranks: a house game comes before the slot whose rank it requests. */
function ranked(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const before = (game: CatalogueGame) => (game.kind === 'slot' ? game.sort : game.sort - 0.5);
  const order = [...games].sort((a, b) => before(a) - before(b));
  const ranks = new Map(order.map(({ id }, index) => [id, index + 1]));
  return games.map((game) => ({ ...game, sort: ranks.get(game.id) ?? 0 }));
}

/**
 * A catalogue of `count` games: slots, with the dice and the live table among them. Each can be played; each figure is
 * computed from the rules that the studio draws by.
 */
export function catalogueOf(count: number): readonly CatalogueGame[] {
  const slots = slotsOf(count);
  return ranked([...slots.slice(0, HOUSE_PLACE), ...HOUSE_GAMES, ...slots.slice(HOUSE_PLACE)].slice(0, count));
}
