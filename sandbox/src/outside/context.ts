import { type Clock } from '../clock';
import { type Captchas } from './captcha/captchas';
import { type PaymentPages } from './payments/routes';
import { type IdentityClient } from './identity/identity';

export type OutsideContext = {
  clock: Clock;
  /** Their origin, as seen by browsers. */
  origin: string;
  siteOrigins: readonly string[];
  captchas: Captchas;
  payments: Pick<PaymentPages, 'db' | 'outbox' | 'slowness'>;
  /** The only OAuth client, the casino. */
  client: IdentityClient;
};
