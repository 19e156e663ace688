import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type Bounds } from './bounds';

/** Bounds as the site reads them. */
export const boundsWire = (
  { minutes, amount, endsAt, left, reached }: Bounds,
  currency: string,
): AnswerOf<'setSessionBounds'>['data']['bounds'] => ({
  minutes,
  amount: toDecimal(amount, currency),
  left: toDecimal(left, currency),
  currencyCode: currency,
  endsAt: endsAt.toISOString(),
  reached,
});
