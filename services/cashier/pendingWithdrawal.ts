import { bag, text } from '@/services/http/parse';
import { pendingIntents } from '@/services/browser/pendingIntent';
import { TAB_STORED } from '@/services/browser/storage';
import type { Confirmation } from './withdrawals';

/** In the order in which the form sends them: a resend with the same key must have the same body. */
const OPTIONAL = ['beneficiaryName', 'beneficiaryAccountNumber', 'email', 'network', 'walletAddress'] as const;

function bodyIn(value: unknown): Confirmation | null {
  const wire = bag(value);
  const [method, amount] = [text(wire.paymentMethodId), text(wire.amount)];
  const [currency, quoteId] = [text(wire.currencyCode), text(wire.quoteId)];
  if (method === null || amount === null || currency === null) return null;
  if (wire.quoteId !== undefined && quoteId === null) return null;
  const more = OPTIONAL.flatMap((field) => {
    const given = text(wire[field]);
    return given === null ? [] : [[field, given] as const];
  });
  return {
    paymentMethodId: method,
    amount,
    currencyCode: currency,
    ...Object.fromEntries(more),
    ...(quoteId !== null && { quoteId }),
  };
}

/** The withdrawal of this tab that was confirmed and not answered yet. */
export const pendingWithdrawals = pendingIntents(TAB_STORED.pendingWithdrawal, bodyIn);
