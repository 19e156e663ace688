import { type Clock } from '../../clock';
import { type Db } from '../../db/database';
import { newToken } from '../../db/tokens';
import { createOutbox, type Deliver, type Delivery } from './outbox';
import { createPaymentProvider, settleDue } from './provider';

type Options = {
  db: Db;
  clock: Clock;
  /** Where browsers find the provider. */
  origin: string;
  /** How its messages are brought. */
  delivery: () => Delivery;
  report: (error: unknown) => void;
};

/**
 * The payment provider: what the casino calls, the secret both sign with (new with every start, since a message is signed
 * when it is sent), and the outbox. Until `connect` says where the casino is, its messages wait.
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
    /** What happens by itself as time goes on. */
    async tick(): Promise<void> {
      await settleDue(db, clock.now());
      await outbox.flush();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
