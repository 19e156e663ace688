import { figuresOfRung } from '../engines/dice/figures';
import { FIRST_RUNG, LADDER } from '../engines/dice/ladder';
import { figuresOfBet } from '../engines/baccarat/figures';
import { RETURNS } from '../engines/baccarat/bets';
import { figuresOfSpot } from '../engines/roulette/figures';
import { returnOf, SPOTS } from '../engines/roulette/bets';
import { toPercent } from '../engines/slots/fraction';
import { type Pace } from '../engines/table/times';
import { type DiceGame, type GameSheet, type TableGame } from './game';
import { STUDIOS, type Studio } from './studios';
import { slugOf } from './titles';
import { volatilityOf } from './volatility';

/** Number of slots before the dice and the tables in the catalogue, so that a small catalogue has all kinds. */
export const HOUSE_PLACE = 12;

type Title = { name: string; studio: string; releaseDate: string; rank: number };

function studioOf(id: string): Studio {
  const studio = STUDIOS.find((one) => one.id === id);
  if (!studio) throw new Error(`There is no studio ${id}`);
  return studio;
}

const titled = ({ name, studio: id, releaseDate, rank }: Title) => {
  const studio = studioOf(id);
  const { restrictedCountries } = studio;
  return { id: slugOf(name), name, studio, releaseDate, restrictedCountries, currency: 'EUR', sort: rank } as const;
};

/** Hit frequency and volatility of the game's initial bet; its rules list them for every bet. */
const swing = ({ chance, deviation }: { chance: Parameters<typeof toPercent>[0]; deviation: number }) =>
  ({
    hitFrequency: toPercent(chance),
    volatility: volatilityOf(deviation),
    volatilityIndex: Math.round(deviation * 100) / 100,
  }) satisfies Partial<GameSheet>;

const DICE_STAKES = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00'];
const [firstRung, steepest] = [LADDER[FIRST_RUNG]!, LADDER[LADDER.length - 1]!];
const firstFigures = figuresOfRung(firstRung);

const dice = (title: Title, hue: number): DiceGame => ({
  kind: 'dice',
  hue,
  ...titled(title),
  features: ['dice', 'provably-fair'],
  stakes: DICE_STAKES,
  minBet: DICE_STAKES[0]!,
  maxBet: DICE_STAKES[DICE_STAKES.length - 1]!,
  returnToPlayer: toPercent(firstFigures.returnToPlayer),
  ...swing(firstFigures),
  maxMultiplier: steepest.tenths / 10,
  bestSpin: steepest.tenths / 10,
});

/** Half a minute a round, and a faster one. */
const STEADY: Pace = { roundMs: 30_000, bettingMs: 20_000, resultMs: 6_000 };
const FAST: Pace = { roundMs: 20_000, bettingMs: 12_000, resultMs: 5_000 };

/** Chips, and the most for all bets of a player in one round together. */
type Bounds = { chips: readonly string[]; most: string };

const LOW: Bounds = { chips: ['0.50', '1.00', '2.00', '5.00', '10.00', '25.00', '100.00'], most: '200.00' };
/** Multiples of twenty minor units, so that 5% of a bet is a whole amount in every currency. */
const MIDDLE: Bounds = { chips: ['1.00', '2.00', '5.00', '10.00', '25.00', '50.00', '100.00'], most: '300.00' };
/** As much as the casino takes of a player on one draw. */
const HIGH: Bounds = { chips: ['10.00', '20.00', '50.00', '100.00', '200.00', '500.00'], most: '500.00' };

const red = SPOTS.get('red')!;
const redFigures = figuresOfSpot(red);
const onOneNumber = returnOf({ kind: 'straight' });
const bankerFigures = figuresOfBet('banker');
const onTie = RETURNS.tie / 100;

const seated = (title: Title, pace: Pace, { chips, most }: Bounds) => ({
  ...titled(title),
  pace,
  stakes: chips,
  minBet: chips[0]!,
  maxBet: most,
});

const roulette = (title: Title, pace: Pace, bounds: Bounds): TableGame => ({
  kind: 'roulette',
  ...seated(title, pace, bounds),
  features: ['roulette', 'live', 'provably-fair'],
  returnToPlayer: toPercent(redFigures.returnToPlayer),
  ...swing(redFigures),
  maxMultiplier: onOneNumber,
  bestSpin: onOneNumber,
});

const baccarat = (title: Title, pace: Pace, bounds: Bounds): TableGame => ({
  kind: 'baccarat',
  ...seated(title, pace, bounds),
  features: ['baccarat', 'live', 'provably-fair'],
  returnToPlayer: toPercent(bankerFigures.returnToPlayer),
  ...swing({ ...bankerFigures, chance: bankerFigures.hits }),
  maxMultiplier: onTie,
  bestSpin: onTie,
});

/** The live tables; the steady roulette comes first in the catalogue. */
export const TABLES: readonly [TableGame, ...TableGame[]] = [
  roulette({ name: 'Halfmoon Roulette', studio: 'halfmoon-works', releaseDate: '2026-09-03', rank: 6 }, STEADY, LOW),
  baccarat({ name: 'Tavola Baccarat', studio: 'tavola', releaseDate: '2026-02-19', rank: 44 }, STEADY, MIDDLE),
  roulette({ name: 'Speed Roulette', studio: 'halfmoon-works', releaseDate: '2026-06-11', rank: 71 }, FAST, LOW),
  baccarat({ name: 'Speed Baccarat', studio: 'tavola', releaseDate: '2026-03-26', rank: 98 }, FAST, MIDDLE),
  roulette({ name: 'Grand Salon Roulette', studio: 'quillon', releaseDate: '2025-10-16', rank: 113 }, STEADY, HIGH),
  baccarat({ name: 'Grand Salon Baccarat', studio: 'quillon', releaseDate: '2025-11-06', rank: 127 }, STEADY, HIGH),
];

export const HOUSE_GAMES: readonly (DiceGame | TableGame)[] = [
  TABLES[0],
  dice({ name: 'Lumen Dice', studio: 'lumen-play', releaseDate: '2026-05-21', rank: 11 }, 195),
  dice({ name: 'Harbour Dice', studio: 'salt-harbour', releaseDate: '2026-10-08', rank: 29 }, 245),
  dice({ name: 'Brass Dice', studio: 'brasswick', releaseDate: '2025-11-13', rank: 66 }, 75),
  dice({ name: 'Ninefold Dice', studio: 'ninefold', releaseDate: '2025-06-19', rank: 104 }, 305),
  dice({ name: 'Lantern Dice', studio: 'amber-lantern', releaseDate: '2024-12-05', rank: 148 }, 35),
  dice({ name: 'Driftglass Dice', studio: 'driftglass', releaseDate: '2024-03-14', rank: 197 }, 160),
  ...TABLES.slice(1),
];
