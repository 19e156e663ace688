import { type Delivery } from '../outside/payments/outbox';
import { DEPOSIT_CODES, type DepositCode } from './refusals';

/** What the next deposit meets: one of the codes of §8, or a provider that takes ten seconds. */
export const SITUATIONS = [...DEPOSIT_CODES, 'slow'] as const;
export type Situation = DepositCode | 'slow';

/** How long a slow provider takes over a card. */
export const SLOW_MS = 10_000;

/** What the control panel says about payments; in memory. */
export function createPaymentControls() {
  let next: Situation | null = null;
  let slow = false;
  let delivery: Delivery = 'usual';
  return {
    next: () => next,
    /** Sets what the next deposit meets; null takes it back. */
    meet: (situation: Situation | null): void => void (next = situation),
    /** What this deposit meets, which the next one does not any more. */
    takeNext(): Situation | null {
      const met = next;
      next = null;
      slow = met === 'slow';
      return met;
    },
    /** How long the provider takes over a card, in milliseconds. */
    slowness: (): number => (slow ? SLOW_MS : 0),
    delivery: () => delivery,
    deliver: (how: Delivery): void => void (delivery = how),
  };
}

export type PaymentControls = ReturnType<typeof createPaymentControls>;
