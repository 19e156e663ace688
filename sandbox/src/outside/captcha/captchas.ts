import { type Clock } from '../../base/clock';
import { hashSecret, newToken } from '../../base/tokens';

/** How long a solved captcha is valid. */
export const CAPTCHA_LIFE_MS = 120_000;
/** Maximum number of unused tokens; older ones are dropped. */
const MOST = 5_000;

/** What a token is used for; a sign-up token may be used once more, for the automatic sign-in after it. */
export type CaptchaUse = 'form' | 'signUp' | 'afterSignUp';

/** Solved captchas: a single-use token per site key. */
export type Captchas = {
  solve(siteKey: string): string;
  redeem(token: string, siteKey: string, use: CaptchaUse): boolean;
};

type Solved = { siteKey: string; expiresAt: number; hasSignedUp: boolean };

/** Keeps solved captchas in memory, hashed; a restart forgets them. */
export function createCaptchas(clock: Clock): Captchas {
  const solved = new Map<string, Solved>();
  return {
    solve(siteKey) {
      const now = clock.now().getTime();
      for (const [hash, { expiresAt }] of solved) if (expiresAt <= now || solved.size >= MOST) solved.delete(hash);
      const token = newToken();
      solved.set(hashSecret(token), { siteKey, expiresAt: now + CAPTCHA_LIFE_MS, hasSignedUp: false });
      return token;
    },
    redeem(token, siteKey, use) {
      const hash = hashSecret(token);
      const found = solved.get(hash);
      solved.delete(hash);
      if (found?.siteKey !== siteKey || found.expiresAt <= clock.now().getTime()) return false;
      if (found.hasSignedUp) return use === 'afterSignUp';
      if (use === 'signUp') solved.set(hash, { ...found, hasSignedUp: true });
      return true;
    },
  };
}
