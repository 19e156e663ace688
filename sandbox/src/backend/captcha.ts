import { type FastifyRequest } from 'fastify';
import { type CaptchaUse } from '../outside/captcha/captchas';
import { type BackendContext } from './context';
import { refusalIn, sayFaults } from './refusals';

/** Longer than any token. */
const MOST_CHARACTERS = 4_096;

/**
 * Refuses a call of a brand that asks for a captcha (reCaptchaSiteKey, CONF-28) unless it carries the token of one that was
 * solved for the brand, and was not used yet: VALIDATION with recaptchaToken.
 */
export function refuseWithoutCaptcha(
  token: string | undefined,
  request: FastifyRequest,
  { brandAt, captchas }: Pick<BackendContext, 'brandAt' | 'captchas'>,
  use: CaptchaUse = 'form',
): void {
  const siteKey = brandAt(request.host).settings.reCaptchaSiteKey;
  if (!siteKey || !captchas) return;
  const isGiven = token !== undefined && token !== '' && token.length <= MOST_CHARACTERS;
  if (isGiven && captchas.redeem(token, siteKey, use)) return;
  const details = sayFaults(request, { recaptchaToken: isGiven ? 'captchaWrong' : 'captchaMissing' });
  throw refusalIn(request, 422, 'VALIDATION', 'checkFields', details);
}
