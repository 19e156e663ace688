import { type ProviderMessage } from '../../outside/payments/message';
import { type GameSession } from '../../casino/play/gameSession';
import { type Asked, leftOf, type Period } from './limits';
import { type Currency, mostOf } from './paying';

export type OfferName = 'money' | 'bounded' | 'half' | 'real' | 'excluded' | 'spins' | 'both';

/** A bonus in the model; amounts in minor units of its player's currency. */
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

/** A player in the model; times in milliseconds, amounts in minor units. */
export type Player = {
  id: string;
  currency: Currency;
  real: bigint;
  depositWager: bigint;
  bonuses: Bonus[];
  limits: Record<Period, Asked[]>;
  frozenUntil: number;
  excludedUntil: number;
  /** Start of the current exclusion, unchanged when it is extended. */
  excludedFrom: number;
  /** Total staked, in hundredths of a euro; determines the level. */
  points: bigint;
  /** The payback of each finished day of play, and the days already claimed. */
  days: Map<string, bigint>;
  claimed: Set<string>;
  /** Play limits, effective at once. */
  play: Record<PlayLimit, bigint | null>;
};

export type PlayLimit = 'maxBet' | `${'bet' | 'loss'} ${Period}`;

const NO_LIMITS: Player['play'] = {
  maxBet: null,
  'bet 0': null,
  'bet 1': null,
  'bet 2': null,
  'loss 0': null,
  'loss 1': null,
  'loss 2': null,
};

export type Intent = { key: string; player: Player; amount: bigint; answer: object };

export type Deposit = {
  id: string;
  payment: string;
  player: Player;
  amount: bigint;
  status: string;
  credited: bigint | null;
  /** The bonus that was active when it was begun: the only one that it may cancel. */
  cancels: Bonus | null;
  /** The amount that arrived at the provider; set once. */
  arrived: bigint | null;
  /** Null until it is credited. */
  creditedAt: number | null;
  expiresAt: number;
  sequence: number;
  /** The provider has reported the final status. */
  isTold: boolean;
  messages: ProviderMessage[];
};

/** A game round: staked, then won, rolled back or neither. */
export type Round = {
  id: string;
  session: GameSession;
  player: Player;
  /** The requested amount, real and bonus money together; for a free spin its value. */
  amount: bigint;
  /** The real and the bonus part of the stake. */
  stake: bigint;
  bonusPart: bigint;
  at: number;
  wagered: bigint;
  /** The bonus it was played with, and the part that counted as wagering. */
  bonus: Bonus | null;
  counted: bigint;
  isFree: boolean;
  /** A bonus buy: bet limits do not count it. */
  isBought: boolean;
  /** A bet on a draw of a live table: when that is due. It counts for its day once its round has ended. */
  settlesAt: number | null;
  isTakenBack: boolean;
  takenBackAt: number | null;
  /** The real money of its win; null when no win was reported. */
  win: { amount: bigint; at: number } | null;
};

export type Withdrawal = {
  id: string;
  key: string;
  player: Player;
  amount: bigint;
  /** The wagering requirement released by the withdrawal; restored when the money comes back. */
  unwagered: bigint;
  status: 'pending' | 'confirmed' | 'processing' | 'completed' | 'cancelled' | 'rejected' | 'failed';
  /** When the next stage is due; null after the last one. */
  dueAt: number | null;
};

/** The expected state, computed without the code under test. */
export type State = {
  players: Player[];
  intents: Intent[];
  deposits: Deposit[];
  rounds: Round[];
  withdrawals: Withdrawal[];
};

export const emptyState = (ids: readonly string[], currencies: readonly Currency[]): State => ({
  players: ids.map((id, index) => ({
    id,
    currency: currencies[index]!,
    real: 0n,
    depositWager: 0n,
    frozenUntil: 0,
    excludedFrom: 0,
    excludedUntil: 0,
    bonuses: [],
    points: 0n,
    days: new Map(),
    claimed: new Set(),
    limits: { 0: [], 1: [], 2: [] },
    play: { ...NO_LIMITS },
  })),
  intents: [],
  deposits: [],
  rounds: [],
  withdrawals: [],
});

export const isOpen = ({ status }: Deposit): boolean => ['created', 'processing', 'pending'].includes(status);

/** The code that blocks a player at the cashier; null when not blocked. */
export function stoppedBy({ frozenUntil, excludedUntil }: Player, now: number): string | null {
  if (frozenUntil > now) return 'ACCOUNT_FROZEN';
  return excludedUntil > now ? 'SELF_EXCLUDED' : null;
}

const ofPlayer = (state: State, player: Player) => state.deposits.filter((deposit) => deposit.player === player);

/** The refusal code of a new deposit; null when it is accepted. */
export function refusalOf(state: State, player: Player, amount: bigint, now: number): string | null {
  const stopped = stoppedBy(player, now);
  if (stopped) return stopped;
  const left = leftOf(player.limits, ofPlayer(state, player), now);
  return left !== null && amount > left ? 'PAYMENT_LIMIT_THRESHOLD' : null;
}

/** The credited part of a payment: all of it, capped by the method's maximum and the player's limits. */
export function creditOf(state: State, deposit: Deposit, arrived: bigint, now: number): bigint {
  const { amount, player } = deposit;
  if (arrived <= amount) return arrived;
  const most = mostOf(player.currency);
  const left = leftOf(player.limits, ofPlayer(state, player), now);
  const limited = left === null ? most : amount + left;
  const highest = limited < most ? limited : most;
  return arrived < highest ? arrived : highest;
}
