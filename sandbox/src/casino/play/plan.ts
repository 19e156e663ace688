import { bonusEntries } from '../bonuses/held/entries';
import { splitStake, splitWin } from '../bonuses/held/stake';
import { bonusById } from '../bonuses/held/store';
import { type UserBonusRow } from '../bonuses/held/schema';
import { type Entry, type PostingKind } from '../ledger/entry';
import { playedGame } from './gameSession';
import { refusalOfBuy, refusalOfFreeSpin, refusalOfStake } from './mayStake';
import { type WalletCode } from './refusals';
import {
  type Asked,
  type Credit,
  type Debit,
  ofRound,
  type Rollback,
  rollbackOf,
  type Scene,
  type TransactionRow,
} from './scene';

/** The change of a bonus by a transaction; an ended bonus only records what was burned. */
type BonusChange = { bonus: UserBonusRow; to: Partial<UserBonusRow> };

/** The effect of a transaction: columns of its row, ledger entries and the change of the bonus. */
export type Booked = {
  outcome: 'booked';
  kind: PostingKind;
  entries: Entry[];
  /** The change of the player's real and bonus purses, negative for a stake. */
  real: bigint;
  bonus: bigint;
  change: BonusChange | null;
  /** A bet that counts as played once its round has ended. */
  countsLater: boolean;
} & Pick<TransactionRow, 'bonusPart' | 'counted' | 'wagered' | 'userBonus' | 'isFreeSpin' | 'isBonusBuy'>;

/** What a transaction will do: book something, be refused, or nothing. */
export type Plan = { amount: bigint } & (
  | Booked
  | { outcome: 'refused'; code: WalletCode; details?: Record<string, unknown> }
  | { outcome: 'nothing' }
);

const PLAIN = {
  bonusPart: 0n,
  counted: 0n,
  userBonus: null,
  isFreeSpin: false,
  isBonusBuy: false,
  countsLater: false,
} as const;

const refused = (amount: bigint, code: WalletCode): Plan => ({ amount, outcome: 'refused', code });

type Moved = { real: bigint; bonus: bigint; wager: bigint; depositWager: bigint };

/** Entries between a player and the games, and between the wagering requirements and their counter-accounts. */
const playEntries = ({ session, account }: Scene, { real, bonus, wager, depositWager }: Moved): Entry[] => {
  const [player, { currency }] = [account.id, session];
  return [
    { player, purse: 'real', currency, amount: real },
    { player, purse: 'bonus', currency, amount: bonus },
    { player: null, purse: 'games', currency, amount: -real - bonus },
    { player, purse: 'wager', currency, amount: wager },
    { player: null, purse: 'wager_owed', currency, amount: -wager },
    { player, purse: 'deposit_wager', currency, amount: depositWager },
    { player: null, purse: 'deposit_wager_owed', currency, amount: -depositWager },
  ];
};

/** A free spin uses up one of the bonus' spins and books no money. */
function planFreeSpin({ session, bonus }: Scene, amount: bigint): Plan {
  const isThere = bonus && bonus.freeSpinsLeft > 0 && bonus.freeSpinGame === session.game;
  if (!isThere || bonus.freeSpinStake !== amount) return refused(amount, 'NO_FREE_SPINS');
  return {
    ...PLAIN,
    amount: 0n,
    wagered: 0n,
    outcome: 'booked',
    kind: 'stake',
    entries: [],
    real: 0n,
    bonus: 0n,
    isFreeSpin: true,
    userBonus: bonus.id,
    change: { bonus, to: { freeSpinsLeft: bonus.freeSpinsLeft - 1 } },
  };
}

async function planStake(scene: Scene, { amount, settlesAt }: Debit): Promise<Plan> {
  const { tx, session, account, now, purses, bonus, market } = scene;
  const game = await playedGame(tx, session.game);
  const stake = { game: session.game, kind: game?.kind ?? 'slot', amount, real: purses.real };
  const split = splitStake(bonus, stake);
  const asked = { ...stake, session, account, now, bonus, split, market, bounds: game, settlesAt };
  const refusal = await refusalOfStake(tx, asked);
  if (refusal) return { amount, outcome: 'refused', ...refusal };
  if (typeof split === 'string') return refused(amount, split);
  const { realPart, bonusPart, counted } = split;
  const wagered = purses.deposit_wager < realPart ? purses.deposit_wager : realPart;
  const touched = bonus && (bonusPart > 0n || counted > 0n) ? bonus : null;
  const moved = { real: -realPart, bonus: -bonusPart, wager: -counted, depositWager: -wagered };
  return {
    ...PLAIN,
    amount,
    wagered,
    bonusPart,
    counted,
    userBonus: touched?.id ?? null,
    countsLater: settlesAt !== undefined,
    outcome: 'booked',
    kind: 'stake',
    entries: playEntries(scene, moved),
    real: -realPart,
    bonus: -bonusPart,
    change: touched && {
      bonus: touched,
      to: { balance: touched.balance - bonusPart, wagered: touched.wagered + counted },
    },
  };
}

/** A bonus buy takes real money only and does not count as wagering, so its wins are real money. */
async function planBuy(scene: Scene, amount: bigint): Promise<Plan> {
  const { tx, session, account, now, purses, market } = scene;
  if (!scene.mayBuy) return refused(amount, 'BONUS_BUY_UNAVAILABLE');
  const { real } = purses;
  const split = real < amount ? 'INSUFFICIENT_BALANCE' : { realPart: amount, bonusPart: 0n, counted: 0n };
  const stake = { game: session.game, kind: 'slot' as const, amount, real };
  const refusal = await refusalOfBuy(tx, { ...stake, session, account, now, bonus: null, split, market });
  if (refusal) return { amount, outcome: 'refused', ...refusal };
  const wagered = purses.deposit_wager < amount ? purses.deposit_wager : amount;
  return {
    ...PLAIN,
    isBonusBuy: true,
    amount,
    wagered,
    outcome: 'booked',
    kind: 'stake',
    real: -amount,
    bonus: 0n,
    entries: playEntries(scene, { real: -amount, bonus: 0n, wager: 0n, depositWager: -wagered }),
    change: null,
  };
}

async function planDebit(scene: Scene, asked: Debit): Promise<Plan> {
  const { transaction, round, amount, special } = asked;
  if (await rollbackOf(scene, transaction)) return refused(amount, 'ROLLED_BACK');
  if ((await ofRound(scene, round)).length > 0) return refused(amount, 'ROUND_CLOSED');
  if (special === 'bonusBuy') return planBuy(scene, amount);
  if (special !== 'freeSpin') return planStake(scene, asked);
  const refusal = await refusalOfFreeSpin(scene.tx, { ...scene, kind: 'slot' });
  return refusal ? { amount, outcome: 'refused', ...refusal } : planFreeSpin(scene, amount);
}

/** The current state of the bonus a debit was made with, and whether it is still active. */
async function bonusOf({ tx, bonus }: Scene, { userBonus }: TransactionRow) {
  if (userBonus === null) return { bonus: null, isActive: false };
  const isActive = bonus?.id === userBonus;
  return { bonus: isActive ? bonus : await bonusById(tx, userBonus), isActive };
}

/** Credits money to an active bonus, or records it as burned when the bonus has ended. */
function toBonus(bonus: UserBonusRow | null, isActive: boolean, amount: bigint, to: Partial<UserBonusRow>) {
  if (!bonus) return null;
  if (isActive) return { bonus, to: { ...to, balance: bonus.balance + amount } };
  return amount > 0n ? { bonus, to: { burned: bonus.burned + amount } } : null;
}

/** The win of a free spin, times the win boost: bonus money with its own wagering requirement (BON-06). */
async function planFreeWin(scene: Scene, debit: TransactionRow, drawn: bigint): Promise<Plan> {
  const { bonus, isActive } = await bonusOf(scene, debit);
  const amount = (drawn * BigInt(bonus?.winBoost ?? 100)) / 100n;
  const wager = amount * BigInt(bonus?.wageringMultiplier ?? 0);
  const to = bonus && {
    freeSpinWinnings: bonus.freeSpinWinnings + amount,
    wagerTotal: bonus.wagerTotal + wager,
  };
  return {
    ...PLAIN,
    amount,
    wagered: 0n,
    bonusPart: amount,
    isFreeSpin: true,
    userBonus: debit.userBonus,
    outcome: 'booked',
    kind: 'win',
    real: 0n,
    bonus: isActive ? amount : 0n,
    entries: bonus && isActive ? bonusEntries(bonus, amount, wager) : [],
    change: toBonus(bonus, isActive, amount, to ?? {}),
  };
}

async function planCredit(scene: Scene, { round, amount }: Credit): Promise<Plan> {
  const rows = await ofRound(scene, round);
  if (rows.some(({ kind }) => kind === 'rollback')) return refused(amount, 'ROLLED_BACK');
  if (rows.some(({ kind }) => kind === 'credit')) return refused(amount, 'ROUND_CLOSED');
  const debit = rows.find(({ kind }) => kind === 'debit');
  if (!debit) return refused(amount, 'ROUND_UNKNOWN');
  if (amount === 0n) return { amount, outcome: 'nothing' };
  if (debit.isFreeSpin) return planFreeWin(scene, debit, amount);
  const { bonus, isActive } = await bonusOf(scene, debit);
  const bonusPart = splitWin(amount, debit);
  const [real, toPurse] = [amount - bonusPart, isActive ? bonusPart : 0n];
  return {
    ...PLAIN,
    amount,
    wagered: 0n,
    bonusPart,
    userBonus: debit.userBonus,
    isBonusBuy: debit.isBonusBuy,
    outcome: 'booked',
    kind: 'win',
    real,
    bonus: toPurse,
    entries: playEntries(scene, { real, bonus: toPurse, wager: 0n, depositWager: 0n }),
    change: bonusPart > 0n ? toBonus(bonus, isActive, bonusPart, {}) : null,
  };
}

async function planRollback(scene: Scene, { of, round }: Rollback): Promise<Plan> {
  const rows = await ofRound(scene, round);
  const debit = rows.find(({ id, kind }) => id === of && kind === 'debit');
  if (!debit || rows.some(({ kind }) => kind === 'rollback')) return { amount: 0n, outcome: 'nothing' };
  const { amount, wagered, bonusPart, counted, isFreeSpin, isBonusBuy, userBonus } = debit;
  if (rows.some(({ kind }) => kind === 'credit')) return refused(amount, 'ROUND_CLOSED');
  const { bonus, isActive } = await bonusOf(scene, debit);
  const [real, toPurse] = [amount - bonusPart, isActive ? bonusPart : 0n];
  const moved = { real, bonus: toPurse, wager: isActive ? counted : 0n, depositWager: wagered };
  const to = bonus && {
    wagered: bonus.wagered - counted,
    freeSpinsLeft: bonus.freeSpinsLeft + (isFreeSpin ? 1 : 0),
  };
  return {
    ...PLAIN,
    amount,
    wagered,
    bonusPart,
    counted,
    isFreeSpin,
    isBonusBuy,
    userBonus,
    outcome: 'booked',
    kind: 'rollback',
    entries: playEntries(scene, moved),
    real,
    bonus: toPurse,
    change: toBonus(bonus, isActive, bonusPart, to ?? {}),
  };
}

/** Decides what a studio's request does. Writes nothing. */
export function planOf(scene: Scene, asked: Asked): Promise<Plan> {
  switch (asked.kind) {
    case 'debit':
      return planDebit(scene, asked);
    case 'credit':
      return planCredit(scene, asked);
    case 'rollback':
      return planRollback(scene, asked);
  }
}
