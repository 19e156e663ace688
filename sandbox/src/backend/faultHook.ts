import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Fault } from '../panel/faults';
import { type BackendContext } from './context';

/** The answer of a call that fails with a status; 403 in JSON tells the site that its session ended (spec §7). */
const failed = JSON.stringify({ code: 'SANDBOX_FAULT', message: 'A fault set in the control panel of the sandbox' });

/** Spoils a call; answers whether it goes on to its route. Texts are sent as they are, past the check of answers. */
async function spoil(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'slow':
      await sleep(fault.seconds * 1_000);
      return true;
    case 'status':
      void reply.code(fault.status).type('application/json; charset=utf-8').send(failed);
      return false;
    case 'broken':
      void reply.code(200).type('application/json; charset=utf-8').send('{"data":{"rows":[{"id":');
      return false;
    case 'hang':
      reply.hijack();
      return false;
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return false;
  }
}

/** Lets the faults of the control panel happen to the calls they are set for. Without a panel nothing is added. */
export function meetFaults(app: FastifyInstance, { controls, brandAt }: BackendContext): void {
  if (!controls) return;
  app.addHook('onRequest', async (request, reply) => {
    const operation = request.routeOptions.config.operationId;
    const fault = operation && controls.faults.take(operation, brandAt(request.host).name);
    if (fault && !(await spoil(fault, request, reply))) return reply;
  });
}
