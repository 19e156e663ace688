import type { NewDeposit } from './cashier';
import { bag, text } from '@/services/http/parse';
import { pendingIntents } from '@/services/browser/pendingIntent';
import { TAB_STORED } from '@/services/browser/storage';

function bodyIn(value: unknown): NewDeposit | null {
  const { paymentMethodId, amount, currencyCode, cpf, network, ...bonus } = bag(value);
  const [method, sum, currency] = [text(paymentMethodId), text(amount), text(currencyCode)];
  if (method === null || sum === null || currency === null) return null;
  const [number, chosen] = [text(cpf), text(network)];
  const [bonusId, terms] = [text(bonus.bonusId), text(bonus.bonusTermsVersion)];
  return {
    paymentMethodId: method,
    amount: sum,
    currencyCode: currency,
    ...(number !== null && { cpf: number }),
    ...(chosen !== null && { network: chosen }),
    ...(bonusId !== null && { bonusId }),
    ...(terms !== null && { bonusTermsVersion: terms }),
    ...(bonus.cancelsActiveBonus === true && { cancelsActiveBonus: true }),
  };
}

/** The deposit of this tab that was sent and not answered yet. Never contains card data. */
export const pendingDeposits = pendingIntents(TAB_STORED.pendingDeposit, bodyIn);
