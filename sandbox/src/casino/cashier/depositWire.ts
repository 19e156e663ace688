import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type ChosenBonus } from '../bonuses/depositBonus';
import { type DepositRow } from '../deposits/schema';
import { type PaymentProvider } from '../../outside/payments/provider';
import { type CryptoState, cryptoWire } from '../../outside/payments/crypto';
import { methodById } from './methods';

export type DepositWire = AnswerOf<'deposit'>['data']['deposit'];

export type DepositDetails = {
  crypto?: CryptoState;
  bonusId?: string | null;
  bonusTermsVersion?: string | null;
  /** Id of the bonus that was active when it was begun. */
  cancels?: string | null;
};

export const detailsOf = ({ details }: Pick<DepositRow, 'details'>): DepositDetails => details as DepositDetails;

/** The bonus chosen with a deposit. */
export function chosenIn(row: Pick<DepositRow, 'details'>): ChosenBonus {
  const { bonusId = null, bonusTermsVersion = null } = detailsOf(row);
  return { bonusId, bonusTermsVersion };
}

/** A deposit as shown to its player. `nextStep` is set only while the player has something to do. */
export function depositWire(row: DepositRow, provider: PaymentProvider | null): DepositWire {
  const { id, reference, status, amount, currency, creditedAmount, language, providerPayment } = row;
  const method = methodById(row.method);
  const { crypto } = detailsOf(row);
  const isToDo = status === 'created' || status === 'processing';
  return {
    id,
    reference,
    status,
    amount: toDecimal(amount, currency),
    currencyCode: currency,
    paymentMethodId: method?.id ?? row.method,
    ...(method && { methodName: method.name }),
    creditedAmount: creditedAmount === null ? null : toDecimal(creditedAmount, currency),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: isToDo ? row.expiresAt.toISOString() : null,
    failure: row.failure,
    declineReason: row.declineReason,
    nextStep:
      isToDo && method && provider && providerPayment
        ? provider.nextStep({ id: providerPayment, kind: method.kind, language })
        : null,
    crypto: crypto ? cryptoWire(crypto) : null,
  };
}
