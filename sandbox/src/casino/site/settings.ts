import { type FastifyInstance } from 'fastify';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';

/** The external services of the sandbox; null where one does not run. */
export type SettingsContext = HttpContext & {
  google: { clientId: string } | null;
  captchas: object | null;
  payments: object | null;
};

/**
 * GET settings2: the settings of the host's brand. A brand's `captchaFrame` is a path. Games and payments of the sandbox's own services are always allowed; captcha and Google
 * sign-in are set only while their services run.
 */
export function settingsRoutes(
  app: FastifyInstance,
  { brandAt, env, google, captchas, payments }: SettingsContext,
): void {
  const listIn = (value: unknown) => (Array.isArray(value) ? (value as readonly string[]) : []);
  serve(app, 'settings', ({ request }) => {
    const { settings } = brandAt(request.host);
    const reCaptchaSiteKey = captchas ? (settings.reCaptchaSiteKey ?? null) : null;
    return {
      ...settings,
      gameOrigins: [...listIn(settings.gameOrigins), env.studioOrigin],
      paymentOrigins: [...listIn(settings.paymentOrigins), ...(payments ? [env.outsideOrigin] : [])],
      googleClientId: google?.clientId ?? null,
      reCaptchaSiteKey,
      captchaOrigin: reCaptchaSiteKey && env.outsideOrigin,
      captchaFrame: reCaptchaSiteKey && settings.captchaFrame ? env.outsideOrigin + settings.captchaFrame : null,
    };
  });
}
