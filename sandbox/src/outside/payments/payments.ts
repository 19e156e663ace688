import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { newToken } from '../../base/tokens';
import { createOutbox, type Deliver, type Delivery } from './outbox';
import { createPaymentProvider, settleDue } from './provider';

type Options = {
  db: Db;
  clock: Clock;
  /** The provider's origin, as seen by browsers. */
  origin: string;
  delivery: () => Delivery;
  report: (error: unknown) => void;
};

/**
 * The payment provider: its API for the casino, the shared signing secret (new with every start, since messages are
 * signed when sent) and the outbox. Messages wait until `connect` supplies the casino.
 */
export function createPayments({ db, clock, origin, delivery, report }: Options) {
  const secret = newToken();
  let casino: Deliver | null = null;
  const deliver: Deliver = async (body, signature) => (casino ? casino(body, signature) : 503);
  const outbox = createOutbox({ db, clock, secret, deliver, delivery, report });
  return {
    provider: createPaymentProvider(origin),
    secret,
    outbox,
    connect: (to: Deliver): void => void (casino = to),
    async tick(): Promise<void> {
      await settleDue(db, clock.now());
      await outbox.flush();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
