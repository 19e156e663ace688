import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type OutboxMessage, providerOutbox } from './schema';
import { sign } from '../../base/signature';

/** Delivers a signed body to the casino; answers the HTTP status. Throws when there is no answer. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** How messages are delivered: normally, or with a fault set on the control panel. */
export const DELIVERIES = ['usual', 'late', 'reversed', 'repeated'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Delay of late messages, and how long messages are collected before delivery in reverse order. */
const WAITS_MS: Readonly<Record<Delivery, number>> = { usual: 0, repeated: 0, late: 20_000, reversed: 4_000 };
const LONGEST_WAIT_MS = 300_000;
const MOST = 200;

type Options = {
  db: Db;
  clock: Clock;
  secret: string;
  deliver: Deliver;
  delivery: () => Delivery;
  report: (error: unknown) => void;
};

/**
 * Delivers the provider's messages to the casino until each is answered with 200, with exponential backoff. Undelivered
 * messages are in the database and survive a restart.
 */
export function createOutbox({ db, clock, secret, deliver, delivery, report }: Options) {
  const send = async ({ body }: Pick<OutboxMessage, 'body'>): Promise<number> => {
    const text = JSON.stringify(body);
    return deliver(text, sign(secret, text, clock.now()));
  };

  async function bring(message: OutboxMessage, times: number): Promise<void> {
    let status = 0;
    try {
      for (let count = 0; count < times; count += 1) status = await send(message);
    } catch (error) {
      report(error);
    }
    const attempts = message.attempts + 1;
    const waitMs = Math.min(1_000 * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS);
    await db
      .update(providerOutbox)
      .set(
        status === 200
          ? { attempts, deliveredAt: clock.now() }
          : { attempts, nextAttemptAt: new Date(clock.now().getTime() + waitMs) },
      )
      .where(eq(providerOutbox.id, message.id));
  }

  async function round(): Promise<void> {
    const [now, how] = [clock.now(), delivery()];
    const due = await db
      .select()
      .from(providerOutbox)
      .where(
        and(
          isNull(providerOutbox.deliveredAt),
          lte(providerOutbox.nextAttemptAt, now),
          lte(providerOutbox.createdAt, new Date(now.getTime() - WAITS_MS[how])),
        ),
      )
      .orderBy(asc(providerOutbox.createdAt), asc(providerOutbox.payment), asc(providerOutbox.sequence))
      .limit(MOST);
    if (how === 'reversed') due.reverse();
    for (const message of due) await bring(message, how === 'repeated' ? 3 : 1);
  }

  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  /** Delivers due messages; a call during a running round starts another round after it. */
  async function flush(): Promise<void> {
    if (running) {
      isWantedAgain = true;
      return running;
    }
    running = (async () => {
      do {
        isWantedAgain = false;
        await round();
      } while (isWantedAgain);
    })().finally(() => (running = null));
    return running;
  }

  return {
    flush,
    kick: (): void => void flush().catch(report),
    /** Redelivers all messages of a payment in reverse order; answers the HTTP statuses. */
    async bringAgain(payment: string): Promise<number[]> {
      const messages = await db.select().from(providerOutbox).where(eq(providerOutbox.payment, payment));
      const statuses: number[] = [];
      for (const message of messages.sort((a, b) => b.sequence - a.sequence)) statuses.push(await send(message));
      return statuses;
    },
    /** Sends a payment success with an invalid signature; answers the status, which must be 401. */
    forge(payment: string): Promise<number> {
      const text = JSON.stringify({
        id: 'forged',
        payment,
        reference: '',
        sequence: 1_000,
        news: { type: 'succeeded' },
      });
      return deliver(text, sign('not the secret', text, clock.now()));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
