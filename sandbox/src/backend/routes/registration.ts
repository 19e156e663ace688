import { type FastifyInstance } from 'fastify';
import { phoneFault } from '../../accounts/phoneParser';
import { countAttempt, LIMITS } from '../attemptLimits';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { visitorOf } from '../visitor';

/** GET get-registration-fields: the brand's fields; POST check-phone: whether a phone number is valid (VAL-12). */
export function registrationRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt } = context;
  serve(app, 'registrationFields', ({ request }) => ({ data: { ...brandAt(request.host).registrationFields } }));
  serve(app, 'checkPhone', async ({ body, request }) => {
    await countAttempt({ db, request, now: clock.now() }, LIMITS.phoneByAddress, visitorOf(request, context).ip);
    const code = phoneFault(body.phoneCode, body.phone);
    return { data: code ? { valid: false, code } : { valid: true } };
  });
}
