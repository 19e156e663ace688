import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { type Outbox } from './outbox';
import { type Look } from './pages';
import { type ProviderPayment } from './schema';

/** What the pages of payments need. */
export type PaymentPages = {
  db: Db;
  clock: Clock;
  origin: string;
  siteOrigins: readonly string[];
  outbox: Pick<Outbox, 'flush' | 'kick'>;
  /** Duration of a charge in milliseconds, adjustable on the control panel. */
  slowness: () => number;
};

/** A request for a page of a payment. */
export type Address = { Params: { id: string }; Querystring: Look };
/** What a page of a payment sends. */
export type Form = Address & { Body: Readonly<Record<string, unknown>> | null };

/** A payment's page at the provider. */
export const addressOf = (origin: string, { id }: ProviderPayment, page: string): string =>
  `${origin}/payments/${id}/${page}`;
