import { DEPOSIT_STATUSES, type CryptoPayment, type Deposit, type NextStep } from '@/domain/cashier/deposit/deposit';
import type { PaymentMethod, TagCountries } from '@/domain/cashier/methods/paymentMethod';
import {
  bag,
  decimal,
  flag,
  isBag,
  Malformed,
  number,
  oneOf,
  readAll,
  text,
  toId,
  words,
  unmarked,
} from '@/services/http/parse';

/** How much may still be deposited. Amounts are decimal strings. */
export type Allowance = {
  currencyCode: string;
  /** Null without a limit; `period` is 0 daily, 1 weekly, 2 monthly: the limit that leaves the least. */
  left: string | null;
  period: 0 | 1 | 2 | null;
  limit: string | null;
  /** When more may be deposited again, earliest first; `left` is null for any amount. Empty where the backend says nothing. */
  later: readonly { at: string; left: string | null }[];
  /** Net result of the last 30 days; negative for a loss. */
  netResult30Days: string;
};

const texts = (value: unknown): string[] => words(value, 'code', 'name', 'tag');
const tagCountries = (wire: unknown): TagCountries =>
  Object.fromEntries(Object.entries(bag(wire)).map(([key, codes]) => [key, texts(codes)]));

/** Reads a payment method, under either name of its picture and tags (ENT-15, ENT-16); null without id or name. */
export function toPaymentMethod(wire: unknown): PaymentMethod | null {
  const method = bag(wire);
  const id = toId(method.id);
  const name = text(method.name) ?? text(method.paymentMethod);
  if (id === null || name === null) return null;
  return {
    id,
    name,
    title: unmarked(method.title) ?? text(method.rawTitle) ?? name,
    description: text(method.description),
    picture: text(method.thumbnail_url) ?? text(method.thumbnailUrl),
    order: number(method.order) ?? 0,
    hidden: flag(method.hidden),
    isActive: flag(method.isActive),
    withdrawalExist: flag(method.withdrawalExist),
    isCardForm: flag(method.isCardForm),
    allowedCountries: texts(method.allowedCountries),
    restrictedCountries: texts(method.restrictedCountries),
    tagRestrictedCountries: tagCountries(method.tagRestrictedCountries),
    allowedCurrencies: texts(method.allowedCurrencies),
    restrictedCurrencies: texts(method.restrictedCurrencies),
    allowEmails: texts(method.allowEmails),
    allowTags: [...texts(method.allowTags), ...texts(method.allowedTags)],
    min: decimal(method.min),
    max: decimal(method.max),
    withdrawMin: decimal(method.withdrawMin),
    withdrawMax: decimal(method.withdrawMax),
    networks: texts(method.networks),
  };
}

function toNextStep(wire: unknown): NextStep | null {
  const { kind, url, cardUrl } = bag(wire);
  const address = text(url);
  return address === null || (kind !== 'frame' && kind !== 'redirect')
    ? null
    : { kind, url: address, cardUrl: text(cardUrl) };
}

function toCrypto(wire: unknown): CryptoPayment | null {
  const payment = bag(wire);
  const [address, coin, coinAmount] = [text(payment.address), text(payment.coin), decimal(payment.coinAmount)];
  if (address === null || coin === null || coinAmount === null) return null;
  return {
    address,
    network: text(payment.network) ?? coin,
    coin,
    coinAmount,
    received: decimal(payment.received),
    confirmations: number(payment.confirmations),
    confirmationsNeeded: number(payment.confirmationsNeeded),
    wrongNetwork: flag(payment.wrongNetwork),
  };
}

/** Reads a deposit; null without id, amount or currency. An unknown status counts as pending, never as final. */
export function toDeposit(wire: unknown): Deposit | null {
  const deposit = bag(wire);
  const [id, value, currency] = [toId(deposit.id), decimal(deposit.amount), text(deposit.currencyCode)];
  if (id === null || value === null || currency === null) return null;
  return {
    id,
    reference: text(deposit.reference) ?? id,
    status: oneOf(DEPOSIT_STATUSES, deposit.status, 'pending'),
    methodId: toId(deposit.paymentMethodId) ?? '',
    methodName: text(deposit.methodName),
    amount: value,
    currency,
    creditedAmount: decimal(deposit.creditedAmount),
    createdAt: text(deposit.createdAt) ?? '',
    endedAt: text(deposit.endedAt),
    expiresAt: text(deposit.expiresAt),
    failure: text(deposit.failure),
    declineReason: text(deposit.declineReason),
    nextStep: toNextStep(deposit.nextStep),
    crypto: toCrypto(deposit.crypto),
  };
}

const PERIODS = [0, 1, 2] as const;

function toStep(wire: unknown): Allowance['later'][number] | null {
  const { at, left } = bag(wire);
  const [when, rest] = [text(at), decimal(left)];
  return when === null || (rest === null && left !== null) ? null : { at: when, left: rest };
}

export function toAllowance(wire: unknown): Allowance {
  const { data } = bag(wire);
  if (!isBag(data)) throw new Malformed('The answer holds no allowance');
  const { currencyCode, left, period, limit, later, netResult30Days } = data;
  const [currency, net] = [text(currencyCode), decimal(netResult30Days)];
  if (currency === null || net === null) throw new Malformed('The answer holds no net result');
  return {
    currencyCode: currency,
    left: decimal(left),
    period: PERIODS.find((known) => known === number(period)) ?? null,
    limit: decimal(limit),
    later: readAll(later, toStep),
    netResult30Days: net,
  };
}
