import { useMemo } from 'react';
import type { FormProblem } from '@/domain/account/fields/formProblem';
import { asCallError, isUnheard, SWITCHED_OFF } from '@/services/http/call';
import { useT, type Translate } from './useT';

const texts = (details: unknown): Record<string, string> =>
  typeof details === 'object' && details !== null
    ? Object.fromEntries(
        Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Seconds until the next attempt, from TOO_MANY_ATTEMPTS; null for other errors. */
export function waitOf(error: unknown): number | null {
  const { code, details } = asCallError(error);
  if (code !== 'TOO_MANY_ATTEMPTS' || typeof details !== 'object' || details === null) return null;
  const { waitSeconds } = details as { waitSeconds?: unknown };
  return typeof waitSeconds === 'number' && waitSeconds > 0 ? Math.ceil(waitSeconds) : null;
}

/** In seconds below two minutes, else in minutes rounded up. */
const waitText = (t: Translate, seconds: number): string =>
  seconds < 120 ? t('form.waitSeconds', { count: seconds }) : t('form.waitMinutes', { count: Math.ceil(seconds / 60) });

function problemOf(t: Translate, error: unknown): FormProblem {
  const { code, message, network, details, requestId } = asCallError(error);
  const quoted = requestId === undefined ? {} : { reference: requestId };
  if (code === SWITCHED_OFF) return { message: t('form.switchedOff') };
  if (network) return { message: t('form.lost'), lost: true, ...quoted };
  const wait = waitOf(error);
  if (wait !== null) return { message: waitText(t, wait) };
  const fields = texts(details);
  return { message: message || t('form.tryAgain'), ...quoted, ...(Object.keys(fields).length > 0 && { fields }) };
}

/**
 * Converts a rejected call into form errors: the server's message, or a generic one (ERR-04); its messages per field;
 * the wait time for rate limits. A lost answer is reported as an unknown outcome.
 */
export function useFormProblem(): (error: unknown) => FormProblem {
  const t = useT();
  return useMemo(
    () => (error: unknown) => ({ ...problemOf(t, error), ...(isUnheard(error) && { unheard: true }) }),
    [t],
  );
}
