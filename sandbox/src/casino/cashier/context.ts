import { type HttpContext } from '../../http/context';
import { type Payments } from '../../outside/payments/payments';
import { type PlayerEvents } from '../socket/playerEvents';
import { type PaymentControls } from './situations';

export type CashierContext = HttpContext & {
  controls: { payments: PaymentControls } | null;
  /** The payment provider; null when none runs, and then deposits are unavailable. */
  payments: Pick<Payments, 'provider' | 'secret' | 'outbox'> | null;
  playerEvents: PlayerEvents;
};
