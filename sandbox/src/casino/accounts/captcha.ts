import { type FastifyRequest } from 'fastify';
import { type HttpContext } from '../../http/context';
import { type CaptchaUse } from './captchaCheck';
import { type AccountsContext } from './context';
import { refusalIn, sayFaults } from './fields/refusals';

/** Longer than any valid token. */
const MOST_CHARACTERS = 4_096;

type Context = Pick<HttpContext, 'brandAt'> & Pick<AccountsContext, 'captchas'>;

const isGiven = (token: string | undefined): token is string =>
  token !== undefined && token !== '' && token.length <= MOST_CHARACTERS;

/** Asks the captcha's provider about a call's token; before a transaction, for the answer may take a while. */
export async function askAboutCaptcha(
  token: string | undefined,
  request: FastifyRequest,
  { brandAt, captchas }: Context,
  use: CaptchaUse,
): Promise<void> {
  const siteKey = brandAt(request.host).settings.reCaptchaSiteKey;
  if (siteKey && captchas && isGiven(token)) await captchas.ask(token, siteKey, use);
}

/**
 * Where the brand requires a captcha (reCaptchaSiteKey, CONF-28), throws VALIDATION for recaptchaToken unless the call
 * carries an unused token that its provider found good (askAboutCaptcha).
 */
export function refuseWithoutCaptcha(
  token: string | undefined,
  request: FastifyRequest,
  { brandAt, captchas }: Context,
  use: CaptchaUse,
): void {
  const siteKey = brandAt(request.host).settings.reCaptchaSiteKey;
  if (!siteKey || !captchas) return;
  if (isGiven(token) && captchas.redeem(token, siteKey, use)) return;
  const details = sayFaults(request, { recaptchaToken: isGiven(token) ? 'captchaWrong' : 'captchaMissing' });
  throw refusalIn(request, 422, 'VALIDATION', 'checkFields', details);
}
