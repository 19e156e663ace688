import { useRef, useState } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { sameFigures, type Quote } from '@/domain/cashier/withdrawal/quote';
import type { Way } from '@/domain/cashier/withdrawal/ways';
import { backendSentence, errorKey } from '@/domain/errors/errorKeys';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { asCallError, type CallError } from '@/services/http/call';
import { useCalculateWithdrawalMutation, type WithdrawalForm } from '@/services/cashier/withdrawals';
import { quoteIn } from '@/services/cashier/withdrawalWire';
import type { Quoted } from './QuoteCard';
import { formOf, type Values } from './values';

/** API field name to form field name, for refusals. */
const FIELD_OF: Readonly<Record<string, string>> = { paymentMethodId: 'method', currencyCode: 'method' };

const renamed = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [FIELD_OF[name] ?? name, sentence]));

/** The new quote that a refusal carries; null without one. */
function quoteOf({ details }: CallError, currency: string): Quote | null {
  try {
    return quoteIn({ data: details }, currency);
  } catch {
    return null;
  }
}

/**
 * The quote for the typed withdrawal: calculated by the backend, shown while the form still matches it, and replaced by
 * a new one, to be confirmed again, once it expires.
 */
export function useQuote(way: Way, currency: string) {
  const t = useT();
  const locale = useLocale();
  const problemOf = useFormProblem();
  const [calculate, { isLoading }] = useCalculateWithdrawalMutation();
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  /** Why a new quote could not be loaded. */
  const [failed, setFailed] = useState<CallError | null>(null);
  /** The form's current values: a quote for other values is not shown. */
  const [current, setCurrent] = useState<WithdrawalForm | null>(null);
  const busy = useRef(false);

  const show = (quote: Quote, form: WithdrawalForm, replaced: Quoted['replaced']) => {
    setFailed(null);
    setQuoted({ quote, form, arrivedAt: performance.now(), replaced });
  };
  const problem = (error: unknown): FormProblem => {
    const read = asCallError(error);
    if (read.network) return { message: t('withdrawal.calculateLost'), lost: true };
    const said = problemOf(error);
    if (said.fields) return { message: t('withdrawal.error.checkFields'), fields: renamed(said.fields) };
    return { message: backendSentence('withdrawal', read) ?? t(errorKey('withdrawal', read.code)) };
  };
  const again = async () => {
    if (!quoted || busy.current) return;
    busy.current = true;
    const { data, error } = await calculate({ form: quoted.form, intent: crypto.randomUUID() });
    busy.current = false;
    if (!data) return setFailed(asCallError(error));
    show(data, quoted.form, { why: sameFigures(data, quoted.quote) ? 'renewed' : 'changed', before: quoted.quote });
  };
  return {
    quoted: quoted && JSON.stringify(quoted.form) === JSON.stringify(current) ? quoted : null,
    failed,
    busy: isLoading,
    follow: (values: Values) => setCurrent(formOf(way, values, locale, currency)),
    calculate: async (values: Values, intent: string): Promise<FormProblem | null> => {
      const form = formOf(way, values, locale, currency);
      if (!form) return { message: t('withdrawal.error.checkFields') };
      const { data, error } = await calculate({ form, intent });
      if (!data) return problem(error);
      show(data, form, null);
      return null;
    },
    again: () => void again(),
    /** After the backend refused the quote: shows the new one from the refusal, or calculates one. */
    replace: (error: CallError) => {
      if (!quoted) return;
      const next = quoteOf(error, currency);
      if (next) show(next, quoted.form, { why: 'changed', before: quoted.quote });
      else void again();
    },
    drop: () => setQuoted(null),
  };
}
