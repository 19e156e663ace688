import { type AskProvider } from './captchaCheck';

const TIMEOUT_MS = 5_000;

type Options = {
  /** Address of the provider's call, as documented for reCAPTCHA and the same for hCaptcha and Turnstile. */
  address: string;
  secretOf: (siteKey: string) => string;
};

/** Asks a provider by its call `siteverify`. Throws when it does not answer. */
export const siteverify =
  ({ address, secretOf }: Options): AskProvider =>
  async (token, siteKey) => {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretOf(siteKey), response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The captcha provider answered ${answer.status}`);
    const { success, action, score } = (await answer.json()) as Record<string, unknown>;
    if (success !== true) return null;
    return {
      action: typeof action === 'string' ? action : '',
      score: typeof score === 'number' ? score : null,
    };
  };
