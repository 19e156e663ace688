import type { Translate } from '@/hooks/useT';
import { SIGNED_OUT, type CallError } from '@/services/http/call';

/** Why a change was refused: the site's own text for known codes, otherwise the server's message, as plain text. */
export function refusalWords({ code, message }: CallError, t: Translate): string {
  if (code === SIGNED_OUT || code === 'SESSION_EXPIRED') return t('protection.refused.signedOut');
  return message ?? t('protection.refused.other');
}
