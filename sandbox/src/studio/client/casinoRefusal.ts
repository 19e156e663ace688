import { type Answer } from './api';

type Refused = Extract<Answer<unknown>, { kind: 'refused' }>;

/** Refusals of the casino, whose sentences are in the player's language: bet-limit codes of the specification §8 and stops. */
const CODES =
  /^(?:MAX_BET_LIMIT_REACHED|(?:daily|weekly|monthly)(?:Bet|Loss)Limit|minBet|maxBet|bonusMaxBet|globalBetLimit|INSUFFICIENT_BALANCE|GAME_NOT_BONUS_ELIGIBLE|NO_FREE_SPINS|BONUS_BUY_UNAVAILABLE|SELF_EXCLUDED|ACCOUNT_FROZEN)$/;

/** What the casino says about a stake it did not take; null for a refusal of the studio itself, or without a sentence. */
export const casinoSays = ({ code, message }: Refused): string | null => (CODES.test(code) && message ? message : null);

/** The figures of a refusal for the site, as far as there are any. */
export function figuresOf({ details }: Pick<Refused, 'details'>): { limit?: string; left?: string; currency?: string } {
  const { limit, left, currencyCode } = details;
  return {
    ...(typeof limit === 'string' && { limit }),
    ...(typeof left === 'string' && { left }),
    ...(typeof currencyCode === 'string' && { currency: currencyCode }),
  };
}
