import type { Locale } from '@/config/locale';
import { formatAmountNumber } from '@/domain/format/amount';
import type { Translate } from '@/hooks/useT';
import type { ClaimResult } from '@/store/late/rakeback';

/** Placeholder for the amount in the operator's text; may occur several times. */
export const AMOUNT_MARK = '[a]';

/** What was paid, with its currency code. */
export const paidAmount = (locale: Locale, amount: string, currency: string): string =>
  `${formatAmountNumber(locale, amount, currency) ?? amount} ${currency}`;

/**
 * What came of a claim as one text, for a toast: the dialogs that would show it are gone. `paid`: the calendar now
 * reports the day as paid.
 */
export function claimWords(
  t: Translate,
  locale: Locale,
  result: ClaimResult,
  { currency, paid }: { currency: string; paid: boolean },
): string {
  if (result.kind === 'paid')
    // The title first: a toast takes its direction from its first letter, which would be that of the currency.
    return [t('rakeback.claim.title'), t('rakeback.claim.text')]
      .join(' · ')
      .replaceAll(AMOUNT_MARK, () => paidAmount(locale, result.amount, currency));
  const lost = paid ? 'rakeback.claim.paidAfterAll' : 'rakeback.claim.unknown';
  const why =
    result.kind === 'refused' ? result.message : t(result.kind === 'lost' ? lost : 'rakeback.claim.elsewhere');
  return [t('rakeback.error.claim.text'), why].filter(Boolean).join(' ');
}
