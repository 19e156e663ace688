import { toMinor } from '@/domain/money/money';
import { type Draw, drawRound, keepRealSession, type OpenRound, unfinishedRounds } from '../store/realRounds';
import { type FreeSpins, type Special } from '../../wallet/protocol';
import { type Held } from './casinoWallet';
import { createRoundMoney, type RoundMoneyOptions } from './roundMoney';
import { type Played, type PlaySession, type Round, type RoundRefusal, stands } from '../store/store';

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
   * Finishes the player's unfinished rounds of this game, those of earlier launches too, and asks for the balance;
   * `resumed` are the ids of the rounds that had to be finished. When the casino does not answer, the balance is null
   * and the rounds are left to the sweep.
   */
  resume(session: PlaySession): Promise<{ balance: bigint | null; freeSpins: FreeSpins | null; resumed: string[] }>;
  /**
   * Finishes all unfinished rounds that are not being played right now: after a crash, a lost answer, or when a ball
   * has fallen.
   */
  sweep(): Promise<void>;
};

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
export function createRealRounds(options: RoundMoneyOptions): RealRounds {
  const { db, wallet, clock, report } = options;
  /** Rounds this process is playing. */
  const playing = new Map<string, Promise<void>>();

  const { insist, stake, finish } = createRoundMoney(options);

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
      const { player, wallet: walletToken, game: gameId, currency, language: locale } = answer.value;
      const { playable, expiresAt } = answer.value;
      const opened = { player, gameId, currency, locale, walletToken, balance: toMinor(playable, currency) ?? 0n };
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
      const unfinished = await unfinishedRounds(db, now, { session, most: MOST });
      // A round that is being played, in another launch too, was not interrupted.
      const open = unfinished.filter(({ round }) => !playing.has(keyOf(round)));
      const { walletToken: token, currency } = session;
      const ask = () => insist(() => wallet.balance({ token: token ?? '', currency }), { afterHang: false });
      // Asked before the rounds are finished: somebody waits, and a casino that hangs would hold up each of them.
      const before = await ask();
      if (!before) return { balance: null, freeSpins: null, resumed: [] };
      await finishAll(open);
      const answer = open.length > 0 ? await ask() : before;
      const held = answer?.ok ? answer.value : null;
      const resumed = open.map(({ round }) => round.id);
      return { balance: held?.balance ?? null, freeSpins: held?.freeSpins ?? null, resumed };
    },

    sweep: async () => finishAll(await unfinishedRounds(db, clock.now(), { most: MOST })),
  };
}
