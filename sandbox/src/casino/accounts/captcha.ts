import { type FastifyRequest } from 'fastify';
import { type CaptchaUse } from '../../outside/captcha/captchas';
import { type HttpContext } from '../../http/context';
import { type AccountsContext } from './context';
import { refusalIn, sayFaults } from './fields/refusals';

/** Longer than any valid token. */
const MOST_CHARACTERS = 4_096;

/**
 * Where the brand requires a captcha (reCaptchaSiteKey, CONF-28), throws VALIDATION for recaptchaToken unless the call
 * carries an unused token of a captcha solved for the brand.
 */
export function refuseWithoutCaptcha(
  token: string | undefined,
  request: FastifyRequest,
  { brandAt, captchas }: Pick<HttpContext, 'brandAt'> & Pick<AccountsContext, 'captchas'>,
  use: CaptchaUse = 'form',
): void {
  const siteKey = brandAt(request.host).settings.reCaptchaSiteKey;
  if (!siteKey || !captchas) return;
  const isGiven = token !== undefined && token !== '' && token.length <= MOST_CHARACTERS;
  if (isGiven && captchas.redeem(token, siteKey, use)) return;
  const details = sayFaults(request, { recaptchaToken: isGiven ? 'captchaWrong' : 'captchaMissing' });
  throw refusalIn(request, 422, 'VALIDATION', 'checkFields', details);
}
