import { toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { methodById } from '../cashier/methods';
import { type WithdrawalRow } from './schema';
import { reasonIn } from './reasons';

export type WithdrawalWire = AnswerOf<'withdrawals'>['data']['withdrawals']['rows'][number];
type Stage = NonNullable<WithdrawalWire['stages']>[number];

/**
 * The stages of a withdrawal, reached and still to come; an unpaid one shows its end in place of the missing stages.
 */
function stagesOf({ status, createdAt, approvedAt, sentAt, endedAt }: WithdrawalRow): Stage[] {
  const stage = (name: Stage['stage'], at: Date | null): Stage => ({ stage: name, at: at?.toISOString() ?? null });
  const way = [stage('requested', createdAt), stage('approved', approvedAt), stage('sent', sentAt)];
  if (status !== 'cancelled' && status !== 'rejected' && status !== 'failed')
    return [...way, stage('completed', endedAt)];
  return [...way.filter(({ at }) => at !== null), stage(status, endedAt)];
}

/** A withdrawal as its player sees it. */
export function withdrawalWire(
  row: WithdrawalRow,
  { language, mayCancel }: { language: string; mayCancel: boolean },
): WithdrawalWire {
  const { id, reference, amount, currency, networkFee, fee, receiveAmount, receiveCurrency, status } = row;
  const method = methodById(row.method);
  return {
    id,
    reference,
    amount: toDecimal(amount, currency),
    currencyCode: currency,
    status,
    createdDate: row.createdAt.toISOString(),
    ...row.beneficiary,
    reason: reasonIn(language, row.reason),
    canCancel: mayCancel && status === 'pending',
    paymentMethodId: method?.id ?? row.method,
    method: method?.title ?? row.method,
    receiveAmount: toDecimal(receiveAmount, receiveCurrency),
    receiveCurrencyCode: receiveCurrency,
    networkFee: toDecimal(networkFee, currency),
    fee: toDecimal(fee, currency),
    stages: stagesOf(row),
    expectedAt: row.dueAt?.toISOString() ?? null,
  };
}
