import { type ProviderMessage } from '../../outside/payments/message';
import { type GameSession } from '../../wallet/gameSession';
import { type Asked, leftOf, type Period } from './limits';
import { type Currency, mostOf } from './world';

/** The offers of the model (bonuses.ts). */
export type OfferName = 'money' | 'bounded' | 'half' | 'real' | 'excluded' | 'spins' | 'both';

/** What the model knows of a bonus; amounts in minor units of its player's currency. */
export type Bonus = {
  id: string;
  offer: OfferName;
  status: 'activated' | 'cancelled' | 'completed' | 'expired';
  balance: bigint;
  left: bigint;
  freeSpins: number;
  winnings: bigint;
  burned: bigint;
  expiresAt: number;
};

/** What the model knows of a player. Times in milliseconds, amounts in minor units. */
export type Player = {
  id: string;
  currency: Currency;
  real: bigint;
  depositWager: bigint;
  bonuses: Bonus[];
  limits: Record<Period, Asked[]>;
  frozenUntil: number;
  excludedUntil: number;
  /** When the exclusion that holds began, however it was lengthened. */
  excludedFrom: number;
  /** What was staked, in hundredths of a euro, which makes the level. */
  points: bigint;
  /** What each day of play that is over gives back, and which of them were claimed. */
  days: Map<string, bigint>;
  claimed: Set<string>;
  /** Limits of play, which hold at once. */
  play: Record<PlayLimit, bigint | null>;
};

/** The highest bet, and what may be staked or lost in a period. */
export type PlayLimit = 'maxBet' | `${'bet' | 'loss'} ${Period}`;

const NO_LIMITS: Player['play'] = {
  ...{ maxBet: null, 'bet 0': null, 'bet 1': null, 'bet 2': null },
  ...{ 'loss 0': null, 'loss 1': null, 'loss 2': null },
};

export type Intent = { key: string; player: Player; amount: bigint; answer: object };

export type Deposit = {
  id: string;
  payment: string;
  player: Player;
  amount: bigint;
  status: string;
  credited: bigint | null;
  /** What arrived at the provider; once. */
  arrived: bigint | null;
  createdAt: number;
  expiresAt: number;
  sequence: number;
  /** The provider said how it ended. */
  isTold: boolean;
  messages: ProviderMessage[];
};

/** A round of a game: staked, and then won or taken back, or neither. */
export type Round = {
  id: string;
  session: GameSession;
  player: Player;
  /** What was asked for, real and bonus money together; of a free spin what it is worth. */
  amount: bigint;
  /** The real money of it, and the bonus money. */
  stake: bigint;
  bonusPart: bigint;
  at: number;
  wagered: bigint;
  /** The bonus it was played with, and what counted for that. */
  bonus: Bonus | null;
  counted: bigint;
  isFree: boolean;
  /** It was bought: limits of bets know nothing of it. */
  isBought: boolean;
  isTakenBack: boolean;
  takenBackAt: number | null;
  /** The real money of its win; nothing where it was told that there is none. */
  win: { amount: bigint; at: number } | null;
};

export type Withdrawal = {
  id: string;
  key: string;
  player: Player;
  amount: bigint;
  /** What need not be wagered any more, unless the money comes back. */
  unwagered: bigint;
  status: 'pending' | 'confirmed' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed';
  /** When its next stage comes by itself; null once it has ended. */
  dueAt: number | null;
};

/** The model: what must be so, computed without the code under test. */
export type State = {
  players: Player[];
  intents: Intent[];
  deposits: Deposit[];
  rounds: Round[];
  withdrawals: Withdrawal[];
};

export const emptyState = (ids: readonly string[], currencies: readonly Currency[]): State => ({
  players: ids.map((id, index) => ({
    ...{ id, currency: currencies[index]!, real: 0n, depositWager: 0n, frozenUntil: 0 },
    ...{ excludedFrom: 0, excludedUntil: 0 },
    bonuses: [],
    ...{ points: 0n, days: new Map(), claimed: new Set() },
    limits: { 0: [], 1: [], 2: [] },
    play: { ...NO_LIMITS },
  })),
  ...{ intents: [], deposits: [], rounds: [], withdrawals: [] },
});

export const isOpen = ({ status }: Deposit): boolean => ['created', 'processing', 'pending'].includes(status);

/** Why a player may do nothing at the cashier; null where they may. */
export function stoppedBy({ frozenUntil, excludedUntil }: Player, now: number): string | null {
  if (frozenUntil > now) return 'ACCOUNT_FROZEN';
  return excludedUntil > now ? 'SELF_EXCLUDED' : null;
}

const ofPlayer = (state: State, player: Player) => state.deposits.filter((deposit) => deposit.player === player);

/** The code by which a new deposit is refused; null where it is taken. */
export function refusalOf(state: State, player: Player, amount: bigint, now: number): string | null {
  const stopped = stoppedBy(player, now);
  if (stopped) return stopped;
  const left = leftOf(player.limits, ofPlayer(state, player), now);
  return left !== null && amount > left ? 'PAYMENT_LIMIT_THRESHOLD' : null;
}

/** What of a payment is credited: all of it, or as far as the bounds of the method and the limits reach. */
export function creditOf(state: State, deposit: Deposit, arrived: bigint, now: number): bigint {
  const { amount, player } = deposit;
  if (arrived <= amount) return arrived;
  const most = mostOf(player.currency);
  const left = leftOf(player.limits, ofPlayer(state, player), now);
  const limited = left === null ? most : amount + left;
  const highest = limited < most ? limited : most;
  return arrived < highest ? arrived : highest;
}
