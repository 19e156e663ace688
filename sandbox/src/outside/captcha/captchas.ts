import { type Clock } from '../../base/clock';
import { hashSecret, newToken } from '../../base/tokens';

/** How long a solved captcha is valid. */
export const CAPTCHA_LIFE_MS = 120_000;
/** Maximum number of unused tokens; older ones are dropped. */
const MOST = 5_000;

/** What a token was solved for; '' where the captcha was not told. */
export type Solution = { action: string };

/** Solved captchas: a single-use token per site key. */
export type Captchas = {
  solve(siteKey: string, action?: string): string;
  /** Spends the token; null for one that is unknown, used, too old or of another key. */
  verify(token: string, siteKey: string): Solution | null;
};

type Solved = Solution & { siteKey: string; expiresAt: number };

/** Keeps solved captchas in memory, hashed; a restart forgets them. */
export function createCaptchas(clock: Clock): Captchas {
  const solved = new Map<string, Solved>();
  return {
    solve(siteKey, action = '') {
      const now = clock.now().getTime();
      for (const [hash, { expiresAt }] of solved) if (expiresAt <= now || solved.size >= MOST) solved.delete(hash);
      const token = newToken();
      solved.set(hashSecret(token), { siteKey, action, expiresAt: now + CAPTCHA_LIFE_MS });
      return token;
    },
    verify(token, siteKey) {
      const hash = hashSecret(token);
      const found = solved.get(hash);
      solved.delete(hash);
      if (found?.siteKey !== siteKey || found.expiresAt <= clock.now().getTime()) return null;
      return { action: found.action };
    },
  };
}
