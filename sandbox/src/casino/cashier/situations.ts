import { type Delivery } from '../../outside/payments/outbox';
import { DEPOSIT_CODES, type DepositCode } from './refusals';

/** Outcome of the next deposit: a code of §8, or a provider that takes ten seconds. */
export const SITUATIONS = [...DEPOSIT_CODES, 'slow'] as const;
export type Situation = DepositCode | 'slow';

export const SLOW_MS = 10_000;

/** The control panel's settings for payments, in memory. */
export function createPaymentControls() {
  let next: Situation | null = null;
  let slow = false;
  let delivery: Delivery = 'usual';
  return {
    next: () => next,
    /** Sets the outcome of the next deposit; null clears it. */
    meet: (situation: Situation | null): void => void (next = situation),
    /** Takes the outcome set for this deposit and clears it. */
    takeNext(): Situation | null {
      const met = next;
      next = null;
      slow = met === 'slow';
      return met;
    },
    /** How long the provider takes to process a card, in milliseconds. */
    slowness: (): number => (slow ? SLOW_MS : 0),
    delivery: () => delivery,
    deliver: (how: Delivery): void => void (delivery = how),
  };
}

export type PaymentControls = ReturnType<typeof createPaymentControls>;
