import { type Clock } from '../clock';
import { type Captchas } from './captcha/captchas';
import { type PaymentPages } from './payments/routes';
import { type IdentityClient } from './identity/identity';

/** What the services of others work with. */
export type OutsideContext = {
  clock: Clock;
  /** Where browsers find them. */
  origin: string;
  /** Sites that use them. */
  siteOrigins: readonly string[];
  captchas: Captchas;
  /** What the payment provider's pages work with. */
  payments: Pick<PaymentPages, 'db' | 'outbox' | 'slowness'>;
  /** The one casino that signs its players in here. */
  client: IdentityClient;
};
