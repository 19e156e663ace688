import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

type Reason = KeyBelow<'casino', 'withdrawalReason'>;

/** Reasons of rejection and failure, as shown to players. Operators may also write their own. */
export const REASON_CODES: readonly Reason[] = ['documents', 'name', 'bank', 'network'];

/** A stored reason: a predefined one translated, any other as the operator wrote it. */
export function reasonIn(language: string, reason: string | null): string | null {
  const code = REASON_CODES.find((one) => one === reason);
  return code ? textIn(spokenOf(language), 'casino', `withdrawalReason.${code}`) : reason;
}
