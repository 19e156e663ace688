import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { moveRound, type OpenRound } from '../store/realRounds';
import { type Round } from '../store/store';
import { type CasinoWallet, type Held, type WalletAnswer } from './casinoWallet';

/** Delays before a call without a definite answer is retried; after the last one the sweeper takes over. */
const RETRY_MS = [0, 150, 450] as const;
export type RoundMoneyOptions = { db: Db; wallet: CasinoWallet; clock: Clock; report: (error: unknown) => void };

/** A round in progress; `hear` receives what the casino reports about the wallet. */
export type Playing = OpenRound & { hear?: (held: Held) => void };

type Insisting = { afterHang?: boolean };

export type RoundMoney = {
  /** The casino's definite answer, with a few retries; null without one. `afterHang` false: none where it hangs. */
  insist(call: () => Promise<WalletAnswer<Held>>, how?: Insisting): Promise<WalletAnswer<Held> | null>;
  /** Debits the stake of a drawn round, and pays its win; rolls it back if it is not known to be debited. */
  stake(open: Playing): Promise<Round>;
  /** Brings an interrupted round to its end. */
  finish(open: Playing): Promise<Round>;
};

/** Whether no answer came in time; that of one more call would take as long. */
const hasHung = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The money of a round: the calls to the casino's wallet, each with the status of the round that it leads to. */
export function createRoundMoney({ db, wallet, clock, report }: RoundMoneyOptions): RoundMoney {
  async function insist(
    call: () => Promise<WalletAnswer<Held>>,
    { afterHang = true }: Insisting = {},
  ): Promise<WalletAnswer<Held> | null> {
    for (const wait of RETRY_MS) {
      if (wait > 0) await sleep(wait);
      try {
        return await call();
      } catch (error) {
        report(error);
        if (!afterHang && hasHung(error)) return null;
      }
    }
    return null;
  }

  /**
   * Rolls back a round that is not known to be debited. Its status is set before the casino is called, so that a
   * concurrent worker, in another process too, does not let the round stand.
   */
  async function takeBack(open: Playing): Promise<Round> {
    const { walletToken: token, currency } = open;
    const { id } = open.round;
    const round = await moveRound(db, id, ['drawn'], { status: 'rollingBack' });
    if (round.status !== 'rollingBack') return pay({ ...open, round });
    const asked = { transaction: `${id}:rollback`, round: id, of: `${id}:debit` };
    const answer = await insist(() => wallet.rollback({ token, currency }, asked));
    if (!answer) return round;
    if (!answer.ok) throw new Error(`The casino does not take round ${id} back: ${answer.refusal.code}`);
    return moveRound(db, id, ['rollingBack'], { status: 'rolledBack', balance: answer.value.balance });
  }

  /** Pays the win of a debited round, unless it is held back. */
  async function pay({ round, walletToken: token, currency, hear }: Playing): Promise<Round> {
    const { id, win, settlesAt, special } = round;
    if (round.status !== 'debited' || (settlesAt && settlesAt > clock.now())) return round;
    if (win === 0n && (special === null || special === 'bonusBuy'))
      return moveRound(db, id, ['debited'], { status: 'settled' });
    const booking = { transaction: `${id}:credit`, round: id, amount: win };
    const answer = await insist(() => wallet.credit({ token, currency }, booking));
    if (!answer) return round;
    if (answer.ok) hear?.(answer.value);
    if (answer.ok) return moveRound(db, id, ['debited'], { status: 'settled', balance: answer.value.balance });
    if (answer.refusal.code === 'ROLLED_BACK') return moveRound(db, id, ['debited'], { status: 'rolledBack' });
    throw new Error(`The casino does not pay round ${id}: ${answer.refusal.code}`);
  }

  async function stake(open: Playing): Promise<Round> {
    const { round, walletToken: token, currency, hear } = open;
    const { id, settlesAt } = round;
    const special = round.special === 'withBonus' ? null : round.special;
    const told = { ...(special && { special }), ...(settlesAt && { settlesAt }) };
    const booking = { transaction: `${id}:debit`, round: id, amount: round.stake, ...told };
    const answer = await insist(() => wallet.debit({ token, currency }, booking));
    if (!answer) return takeBack(open);
    if (answer.ok) {
      const { balance, closes } = answer.value;
      hear?.(answer.value);
      const closing = { special: special ?? (closes ? 'withBonus' : null) } as const;
      const debited = await moveRound(db, id, ['drawn'], { status: 'debited', balance, ...closing });
      const next = { ...open, round: debited };
      return debited.status === 'rollingBack' ? takeBack(next) : pay(next);
    }
    const { refusal } = answer;
    if (refusal.code === 'ROLLED_BACK') return moveRound(db, id, ['drawn'], { status: 'rolledBack' });
    return moveRound(db, id, ['drawn'], { status: 'refused', refusal });
  }

  const finish = (open: Playing): Promise<Round> => (open.round.status === 'debited' ? pay(open) : takeBack(open));

  return { insist, stake, finish };
}
