import { randomUUID } from 'node:crypto';
import { type PlaySession, type Round, type StudioStore } from './store';

/** An in-memory store for tests and trials: one process, no database, the same rules as the real one. */
export type MemoryStore = StudioStore & {
  /** Creates a session that a launch token opens once. */
  launch(token: string, session: Partial<PlaySession> & Pick<PlaySession, 'gameId' | 'createdAt'>): PlaySession;
};

const SESSION_LIFE_MS = 4 * 3_600_000;

export function createMemoryStore(): MemoryStore {
  const launches = new Map<string, PlaySession>();
  const sessions = new Map<string, PlaySession>();
  const rounds: Round[] = [];
  const alive = (session: PlaySession | undefined, now: Date) => (session && session.expiresAt > now ? session : null);

  return {
    launch(token, given) {
      const session: PlaySession = {
        id: randomUUID(),
        mode: 'demo',
        player: null,
        currency: 'DEMO',
        balance: 100_000n,
        locale: 'en',
        expiresAt: new Date(given.createdAt.getTime() + SESSION_LIFE_MS),
        lastRoundAt: null,
        walletToken: null,
        ...given,
      };
      launches.set(token, session);
      return session;
    },

    async redeemLaunch(launchToken, now) {
      const session = alive(launches.get(launchToken), now);
      launches.delete(launchToken);
      if (!session) return null;
      const token = randomUUID();
      sessions.set(token, session);
      return { session: { ...session }, token };
    },

    async sessionByToken(token, now) {
      const session = alive(sessions.get(token), now);
      return session && { ...session };
    },

    async lastRound({ id }) {
      return rounds.findLast((round) => round.sessionId === id) ?? null;
    },

    async playRound({ sessionId, intent, stake, now, minRoundMs }, draw) {
      const session = [...sessions.values()].find(({ id }) => id === sessionId);
      if (!session) return { code: 'SESSION_ENDED' };
      const earlier = rounds.find((round) => round.sessionId === sessionId && round.intent === intent);
      if (earlier) return earlier.stake === stake ? { round: earlier, repeated: true } : { code: 'INTENT_CONFLICT' };
      if (!alive(session, now)) return { code: 'SESSION_ENDED' };
      const waitMs = session.lastRoundAt ? session.lastRoundAt.getTime() + minRoundMs - now.getTime() : 0;
      if (waitMs > 0) return { code: 'SPIN_TOO_SOON', waitMs };
      if (stake > session.balance) return { code: 'INSUFFICIENT_BALANCE' };
      const { win, outcome } = draw();
      session.balance += win - stake;
      session.lastRoundAt = now;
      const { balance } = session;
      const drawn = { id: randomUUID(), sessionId, intent, stake, win, balance, outcome, createdAt: now };
      const round: Round = { ...drawn, status: 'settled', refusal: null, settlesAt: null, special: null };
      rounds.push(round);
      return { round, repeated: false };
    },
  };
}
