import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Fault } from './faults';
import { type HttpContext } from './context';

/** Body of a faulted call. A 403 in JSON tells the site that its session ended (spec §7). */
const failed = JSON.stringify({ code: 'SANDBOX_FAULT', message: 'A fault set in the control panel of the sandbox' });

/** Applies a fault; returns whether the call goes on to its route. Text bodies bypass the answer check. */
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

/** Applies the control panel's faults to the operations they are set for. Does nothing without a panel. */
export function meetFaults(app: FastifyInstance, { controls, brandAt }: HttpContext): void {
  if (!controls) return;
  app.addHook('onRequest', async (request, reply) => {
    const operation = request.routeOptions.config.operationId;
    const fault = operation && controls.faults.take(operation, brandAt(request.host).name);
    if (fault && !(await spoil(fault, request, reply))) return reply;
  });
}
