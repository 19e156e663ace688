import { type FastifyInstance } from 'fastify';
import { refusalIn } from '../accounts/fields/refusals';
import { playerOf } from '../accounts/player';
import { type HttpContext } from '../../http/context';
import { serve } from '../../http/operation';
import { paymentFacts, roundFacts } from './facts';
import { sealed } from './seal';

/** GET evidence: one round or one payment of the player, sealed, also for excluded players. */
export function evidenceRoutes(app: FastifyInstance, context: HttpContext & { secretsKey: string }): void {
  const { db, clock, secretsKey } = context;

  serve(app, 'evidence', async ({ request, query: { kind, id } }) => {
    const { account } = await playerOf(request, context);
    const facts = await (kind === 'round' ? roundFacts : paymentFacts)(db, account, id, clock.now());
    if (!facts) throw refusalIn(request, 404, 'EVIDENCE_NOT_FOUND', 'evidenceNotFound');
    return { data: { evidence: sealed(facts, secretsKey) } };
  });
}
