import { type CatalogueGame } from '../../catalogue/game';
import { type SlotModel } from '../../slots/model';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A multiple of the stake in words of the page: `0.25×`, `1,250×`. */
export const times = (multiple: number): string => `${NUMBER.format(multiple)}×`;

/** YYYY-MM-DD as `27 Jul 2025`. */
export const dateInWords = (day: string): string => DATE.format(new Date(day));

export const percent = (value: number): string => `${value.toFixed(2)}%`;

const bestRound = ({ scatters, respin, hold }: SlotModel): string => {
  if (hold) return 'the stake, if the best paid spin were followed by a full grid';
  if (respin) return 'the stake, if every respin were the best there is';
  return scatters ? 'the stake, if every free spin of the longest series were the best there is' : 'the stake';
};

/** The figures of a game as the pages print them, each with what it means. */
export const figuresTable = (game: CatalogueGame, minSpinMs: number) =>
  [
    [
      'Return to player',
      percent(game.returnToPlayer),
      'of all stakes comes back to players on average over very many rounds',
    ],
    ['Rounds with a return', percent(game.hitFrequency), 'of rounds pay something, often less than the stake'],
    [
      'Volatility',
      `${game.volatility} (${game.volatilityIndex.toFixed(2)})`,
      'standard deviation of a round’s return per unit staked',
    ],
    ['Highest return of one spin', times(game.bestSpin), 'the stake'],
    ['Highest return of a round', times(game.maxMultiplier), bestRound(game.model)],
    ['Stakes', `${game.minBet} to ${game.maxBet}`, 'per spin'],
    ['Least time of a spin', `${(minSpinMs / 1000).toFixed(1)} s`, 'the game has no autoplay and no quick stop'],
  ] as const;
