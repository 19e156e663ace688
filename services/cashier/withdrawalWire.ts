import { CONDITIONS, type Condition, type Conditions } from '@/domain/cashier/withdrawal/condition';
import type { Quote } from '@/domain/cashier/withdrawal/quote';
import { STAGES, TRANSACTION_STATUSES, type Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { bag, decimal, flag, isBag, Malformed, oneOf, readAll, rowsOf, text, toId } from '@/services/http/parse';

function toStage(wire: unknown): Withdrawal['stages'][number] | null {
  const { stage, at } = bag(wire);
  const known = STAGES.find((one) => one === stage);
  return known === undefined ? null : { stage: known, at: text(at) };
}

/** Reads a withdrawal; null without id, amount or currency. An unknown status counts as pending, never as final. */
export function toWithdrawal(wire: unknown): Withdrawal | null {
  const row = bag(wire);
  const [id, value, currency] = [toId(row.id), decimal(row.amount), text(row.currencyCode)];
  if (id === null || value === null || currency === null) return null;
  const receive = decimal(row.receiveAmount);
  return {
    id,
    reference: text(row.reference) ?? id,
    amount: value,
    currency,
    status: oneOf(TRANSACTION_STATUSES, row.status, 'pending'),
    createdAt: text(row.createdDate) ?? '',
    beneficiaryName: text(row.beneficiaryName),
    beneficiaryAccountNumber: text(row.beneficiaryAccountNumber),
    email: text(row.email),
    walletAddress: text(row.walletAddress),
    network: text(row.network),
    methodId: toId(row.paymentMethodId) ?? '',
    method: text(row.method),
    receive: receive === null ? null : { amount: receive, currency: text(row.receiveCurrencyCode) ?? currency },
    reason: text(row.reason),
    canCancel: flag(row.canCancel),
    stages: readAll(row.stages, toStage),
    expectedAt: text(row.expectedAt),
  };
}

/** Reads the single withdrawal of an answer; throws Malformed without one. */
export function withdrawalIn(wire: unknown): Withdrawal {
  const withdrawal = toWithdrawal(bag(bag(wire).data).withdrawal);
  if (!withdrawal) throw new Malformed('The answer holds no withdrawal');
  return withdrawal;
}

/**
 * Reads the withdrawal that a confirmation answers: whole, or as no more than `success` and an id, when it is what was
 * asked for. Throws Malformed without either.
 */
export function confirmedIn(wire: unknown, asked: { amount: string; currencyCode: string }): Withdrawal {
  const data = bag(bag(wire).data);
  if (isBag(data.withdrawal) || data.success !== true) return withdrawalIn(wire);
  const id = toId(data.id) ?? '';
  return { ...withdrawalIn({ data: { withdrawal: { ...asked, id: 'taken' } } }), id, reference: id };
}

/** Reads a page of withdrawals, pending ones first. */
export const withdrawalsIn = (wire: unknown): Withdrawal[] =>
  rowsOf(bag(bag(bag(wire).data).withdrawals).rows, toWithdrawal);

/**
 * Reads a quote, in an object of its own or not; throws Malformed when a figure is missing, since none may be guessed
 * (ENT-32).
 */
export function quoteIn(wire: unknown, asked: string): Quote {
  const data = bag(bag(wire).data);
  const quote = isBag(data.quote) ? data.quote : data;
  const [credit, receive] = [decimal(quote.creditAmount), decimal(quote.receiveAmount)];
  const [networkFee, fee] = [decimal(quote.networkFee), decimal(quote.fee)];
  if (credit === null || receive === null || networkFee === null || fee === null)
    throw new Malformed('A figure of the quote is missing');
  const currency = text(quote.currencyCode) ?? asked;
  return {
    id: toId(quote.quoteId),
    credit,
    receive,
    networkFee,
    fee,
    currency,
    expiresAt: text(quote.expiresAt),
    receiveCurrency: text(quote.receiveCurrencyCode) ?? currency,
    createdAt: text(quote.createdAt),
  };
}

function toCondition(wire: unknown): Condition | null {
  const { code, met, waived, left } = bag(wire);
  const known = CONDITIONS.find((one) => one === code);
  return known === undefined ? null : { code: known, met: flag(met), waived: flag(waived), left: decimal(left) };
}

/** Reads the withdrawal checklist. Unknown conditions are left out: the backend names them when it refuses. */
export function toConditions(wire: unknown): Conditions {
  const data = bag(bag(wire).data);
  return {
    conditions: rowsOf(data.conditions, toCondition),
    available: decimal(data.available),
    currency: text(data.currencyCode),
  };
}
