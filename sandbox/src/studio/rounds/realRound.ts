import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { toMinor } from '@/domain/money/money';
import {
  type Draw,
  drawRound,
  keepRealSession,
  moveRound,
  type OpenRound,
  unfinishedRounds,
} from '../store/realRounds';
import { type FreeSpins, type Special } from '../../wallet/protocol';
import { type CasinoWallet, type Held, type WalletAnswer } from './casinoWallet';
import { type Played, type PlaySession, type Round, type RoundRefusal, stands } from '../store/store';

/** Delays before a call without a definite answer is retried; after the last one the sweeper takes over. */
const RETRY_MS = [0, 150, 450] as const;
/** Most unfinished rounds that one sweep or resume finishes. */
const MOST = 200;

/** A player's request; `settlesAt` when the result is held back until then (a live table). */
export type RealRequest = {
  intent: string;
  stake: bigint;
  /** Minimum time between two rounds of a session, in milliseconds. */
  minRoundMs: number;
  settlesAt?: Date;
  special?: Special;
};

export type RealRounds = {
  /**
   * Exchanges a launch token at the casino; null when it is unknown, used or expired. Rejects without a definite
   * answer.
   */
  open(launch: string): Promise<{ session: PlaySession; token: string } | null>;
  /**
   * Plays one round with real money: draws and stores it, debits the stake, then credits the win. One intent gives one
   * round, however often it is sent. The round is `settled`, or `debited` while its win is pending or held back.
   */
  play(session: PlaySession, request: RealRequest, draw: Draw): Promise<Played | RoundRefusal>;
  /**
   * Finishes the session's unfinished rounds and asks for its balance, null when the casino does not answer; `resumed`
   * when there was a round to finish.
   */
  resume(session: PlaySession): Promise<{ balance: bigint | null; freeSpins: FreeSpins | null; resumed: boolean }>;
  /**
   * Finishes all unfinished rounds that are not being played right now: after a crash, a lost answer, or when a ball
   * has fallen.
   */
  sweep(): Promise<void>;
};

type Options = { db: Db; wallet: CasinoWallet; clock: Clock; report: (error: unknown) => void };

/** A round in progress; `hear` receives what the casino reports about the wallet. */
type Playing = OpenRound & { hear?: (held: Held) => void };

const keyOf = ({ sessionId, intent }: Pick<Round, 'sessionId' | 'intent'>): string => `${sessionId} ${intent}`;

/** The answer for a round: that it stands, or why it does not. */
function playedOf(round: Round, repeated: boolean): Played | RoundRefusal {
  if (round.status === 'refused' && round.refusal) return { code: 'REFUSED', refusal: round.refusal };
  return stands(round) ? { round, repeated } : { code: 'TAKEN_BACK' };
}

/**
 * Real-money rounds. Each is a database row with a status, from which an interrupted round can be finished. No database
 * transaction is open while the casino is called.
 */
export function createRealRounds({ db, wallet, clock, report }: Options): RealRounds {
  /** Rounds this process is playing. */
  const playing = new Map<string, Promise<void>>();

  /** The casino's definite answer, with a few retries; null without one. */
  async function insist(call: () => Promise<WalletAnswer<Held>>): Promise<WalletAnswer<Held> | null> {
    for (const wait of RETRY_MS) {
      if (wait > 0) await sleep(wait);
      try {
        return await call();
      } catch (error) {
        report(error);
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
    const { id } = round;
    const special = round.special === 'withBonus' ? null : round.special;
    const booking = { transaction: `${id}:debit`, round: id, amount: round.stake, ...(special && { special }) };
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

  async function finishAll(rounds: readonly OpenRound[]): Promise<void> {
    for (const open of rounds.filter(({ round }) => !playing.has(keyOf(round)))) await finish(open).catch(report);
  }

  async function begin(session: PlaySession, request: RealRequest, draw: Draw): Promise<Played | RoundRefusal> {
    const { intent, stake: amount, minRoundMs, settlesAt = null, special = null } = request;
    const asked = { sessionId: session.id, intent, stake: amount, now: clock.now(), minRoundMs, settlesAt, special };
    const drawn = await drawRound(db, asked, draw);
    if ('code' in drawn) return drawn;
    const said: { freeSpins?: FreeSpins | null } = {};
    const hear = ({ freeSpins }: Held) => void (said.freeSpins = freeSpins);
    const open = { round: drawn.round, walletToken: session.walletToken ?? '', currency: session.currency, hear };
    if (!drawn.repeated) return { ...playedOf(await stake(open), false), ...said };
    const isOver = ['settled', 'refused', 'rolledBack'].includes(drawn.round.status);
    return { ...playedOf(isOver ? drawn.round : await finish(open), true), ...said };
  }

  return {
    async open(launch) {
      const answer = await wallet.open(launch);
      if (!answer.ok) return null;
      const { wallet: walletToken, game: gameId, currency, language: locale, playable, expiresAt } = answer.value;
      const opened = { gameId, currency, locale, walletToken, balance: toMinor(playable, currency) ?? 0n };
      return keepRealSession(db, { ...opened, createdAt: clock.now(), expiresAt: new Date(expiresAt) });
    },

    async play(session, request, draw) {
      const key = keyOf({ sessionId: session.id, intent: request.intent });
      // A repetition of a request in flight waits for it and then reads its result.
      await playing.get(key);
      const run = begin(session, request, draw);
      const running = run.then(
        () => undefined,
        () => undefined,
      );
      playing.set(key, running);
      try {
        return await run;
      } finally {
        if (playing.get(key) === running) playing.delete(key);
      }
    },

    async resume(session) {
      const now = clock.now();
      const open = await unfinishedRounds(db, now, { sessionId: session.id, most: MOST });
      await finishAll(open);
      const { walletToken: token, currency } = session;
      const answer = await insist(() => wallet.balance({ token: token ?? '', currency }));
      const held = answer?.ok ? answer.value : null;
      return { balance: held?.balance ?? null, freeSpins: held?.freeSpins ?? null, resumed: open.length > 0 };
    },

    sweep: async () => finishAll(await unfinishedRounds(db, clock.now(), { most: MOST })),
  };
}
