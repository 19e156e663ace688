import { figuresOfRung } from '../engines/dice/figures';
import { FIRST_RUNG, LADDER } from '../engines/dice/ladder';
import { figuresOfSpot } from '../engines/roulette/figures';
import { returnOf, SPOTS } from '../engines/roulette/bets';
import { toPercent } from '../engines/slots/fraction';
import { type DiceGame, type GameSheet, type RouletteGame } from './game';
import { STUDIOS, type Studio } from './studios';
import { slugOf } from './titles';
import { volatilityOf } from './volatility';

/** Number of slots before the dice and the table in the catalogue, so that a small catalogue has all kinds. */
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

const CHIPS = ['0.50', '1.00', '2.00', '5.00', '10.00', '25.00', '100.00'];
const red = SPOTS.get('red')!;
const redFigures = figuresOfSpot(red);
const onOneNumber = returnOf({ kind: 'straight' });

const roulette = (title: Title): RouletteGame => ({
  kind: 'roulette',
  ...titled(title),
  features: ['roulette', 'live', 'provably-fair'],
  stakes: CHIPS,
  minBet: CHIPS[0]!,
  /** For all bets of a player in one round together. */
  maxBet: '200.00',
  returnToPlayer: toPercent(redFigures.returnToPlayer),
  ...swing(redFigures),
  maxMultiplier: onOneNumber,
  bestSpin: onOneNumber,
});

export const HOUSE_GAMES: readonly (DiceGame | RouletteGame)[] = [
  roulette({ name: 'Halfmoon Roulette', studio: 'halfmoon-works', releaseDate: '2026-09-03', rank: 6 }),
  dice({ name: 'Lumen Dice', studio: 'lumen-play', releaseDate: '2026-05-21', rank: 11 }, 195),
  dice({ name: 'Harbour Dice', studio: 'salt-harbour', releaseDate: '2026-10-08', rank: 29 }, 245),
  dice({ name: 'Brass Dice', studio: 'brasswick', releaseDate: '2025-11-13', rank: 66 }, 75),
  dice({ name: 'Ninefold Dice', studio: 'ninefold', releaseDate: '2025-06-19', rank: 104 }, 305),
  dice({ name: 'Lantern Dice', studio: 'amber-lantern', releaseDate: '2024-12-05', rank: 148 }, 35),
  dice({ name: 'Driftglass Dice', studio: 'driftglass', releaseDate: '2024-03-14', rank: 197 }, 160),
];
