import { Refusal } from '../../http/refusal';
import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

/** A refusal, in a language. */
export const rewardRefusal = (
  code: KeyBelow<'casino', 'reward'>,
  language: string | null,
  details?: Record<string, unknown>,
): Refusal => new Refusal(409, code, textIn(spokenOf(language), 'casino', `reward.${code}`), details);
