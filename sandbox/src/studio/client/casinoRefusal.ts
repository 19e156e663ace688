import { type Answer } from './frame/api';

type Refused = Extract<Answer<unknown>, { kind: 'refused' }>;

/**
 * Error codes of the casino whose messages are in the player's language: the bet-limit codes of the specification §8
 * and those that stop play.
 */
const CODES =
  /^(?:MAX_BET_LIMIT_REACHED|(?:daily|weekly|monthly)(?:Bet|Loss)Limit|minBet|maxBet|bonusMaxBet|globalBetLimit|INSUFFICIENT_BALANCE|GAME_NOT_BONUS_ELIGIBLE|NO_FREE_SPINS|BONUS_BUY_UNAVAILABLE|SELF_EXCLUDED|ACCOUNT_FROZEN|LIMIT_REQUIRED|REALITY_CHECK_DUE|REST|ROUND_TOO_SOON|SESSION_BOUNDS_(?:REQUIRED|REACHED))$/;

/** The casino's message about a rejected stake; null for an error of the studio itself, or without a message. */
export const casinoSays = ({ code, message }: Refused): string | null => (CODES.test(code) && message ? message : null);

/** The figures of an error for the site, as far as it has any. */
export function figuresOf({ details }: Pick<Refused, 'details'>): { limit?: string; left?: string; currency?: string } {
  const { limit, left, currencyCode } = details;
  return {
    ...(typeof limit === 'string' && { limit }),
    ...(typeof left === 'string' && { left }),
    ...(typeof currencyCode === 'string' && { currency: currencyCode }),
  };
}
