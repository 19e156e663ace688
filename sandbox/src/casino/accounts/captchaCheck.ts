import { type Clock } from '../../base/clock';
import { hashSecret } from '../../base/tokens';

/** What a provider says of a token; `score` from 0 (a robot) to 1 where the key gives one. */
export type CaptchaVerdict = { action: string; score: number | null };

/** Asks the provider about a token of a site key; null if it is no good. Each token may be asked about once. */
export type AskProvider = (token: string, siteKey: string) => Promise<CaptchaVerdict | null>;

/** What a token is used for; a sign-up token may be used once more, for the automatic sign-in after it. */
export type CaptchaUse = 'login' | 'sign_up' | 'forgot_password' | 'afterSignUp';

/** The backend's check of tokens, in two steps, because no database transaction may be open during the first. */
export type CaptchaCheck = {
  /** Asks the provider about a token, unless that has been done. */
  ask(token: string, siteKey: string, use: CaptchaUse): Promise<void>;
  /** Uses a token about which the provider was asked; false if it was no good or is used. */
  redeem(token: string, siteKey: string, use: CaptchaUse): boolean;
};

/** Google's advice for a beginning. */
const LEAST_SCORE = 0.5;
/** How long a token may be used after the provider was asked. */
const KEPT_MS = 120_000;
const MOST = 5_000;

type Good = { siteKey: string; expiresAt: number; hasSignedUp: boolean };

const isGood = ({ action, score }: CaptchaVerdict, use: CaptchaUse): boolean =>
  (action === '' || action === use) && (score ?? 1) >= LEAST_SCORE;

/** Keeps the tokens that a provider found good in memory, hashed; a restart forgets them. */
export function createCaptchaCheck(clock: Clock, askProvider: AskProvider): CaptchaCheck {
  const good = new Map<string, Good>();
  return {
    async ask(token, siteKey, use) {
      const hash = hashSecret(token);
      if (good.has(hash)) return;
      const verdict = await askProvider(token, siteKey);
      if (!verdict || !isGood(verdict, use)) return;
      const now = clock.now().getTime();
      for (const [old, { expiresAt }] of good) if (expiresAt <= now || good.size >= MOST) good.delete(old);
      good.set(hash, { siteKey, expiresAt: now + KEPT_MS, hasSignedUp: false });
    },
    redeem(token, siteKey, use) {
      const hash = hashSecret(token);
      const found = good.get(hash);
      good.delete(hash);
      if (found?.siteKey !== siteKey || found.expiresAt <= clock.now().getTime()) return false;
      if (found.hasSignedUp) return use === 'afterSignUp';
      if (use === 'sign_up') good.set(hash, { ...found, hasSignedUp: true });
      return true;
    },
  };
}
