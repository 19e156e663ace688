import { type FastifyInstance } from 'fastify';
import { phoneFault } from '../accounts/fields/phoneParser';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type SessionContext } from './context';
import { serve } from '../../http/operation';
import { visitorOf } from '../../http/visitor';

/** GET get-registration-fields: the brand's fields; POST check-phone: whether a phone number is valid (VAL-12). */
export function registrationRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt } = context;
  serve(app, 'registrationFields', ({ request }) => ({ data: { ...brandAt(request.host).registrationFields } }));
  serve(app, 'checkPhone', async ({ body, request }) => {
    await countAttempt({ db, request, now: clock.now() }, LIMITS.phoneByAddress, visitorOf(request, context).ip);
    const code = phoneFault(body.phoneCode, body.phone);
    return { data: code ? { valid: false, code } : { valid: true } };
  });
}
