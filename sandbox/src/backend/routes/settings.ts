import { type FastifyInstance } from 'fastify';
import { type BackendContext } from '../context';
import { serve } from '../operation';

/**
 * GET settings2: the settings of the brand that the caller's host shows. Games may come from our own studio only; a captcha
 * and the sign-in with Google are there while somebody serves them.
 */
export function settingsRoutes(
  app: FastifyInstance,
  { brandAt, env, google, captchas, payments }: BackendContext,
): void {
  serve(app, 'settings', ({ request }) => {
    const { settings } = brandAt(request.host);
    const reCaptchaSiteKey = captchas ? (settings.reCaptchaSiteKey ?? null) : null;
    return {
      ...settings,
      gameOrigins: [env.studioOrigin],
      paymentOrigins: payments ? [env.outsideOrigin] : [],
      googleClientId: google?.clientId ?? null,
      reCaptchaSiteKey,
      captchaFrame: reCaptchaSiteKey && `${env.outsideOrigin}/captcha/frame`,
    };
  });
}
