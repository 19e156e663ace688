import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorOf } from '@/contract/compile';
import { operationOf, type Operation } from '@/contract/document';
import { type AnswerOf, type OperationId, type QueryOf, type RequestOf } from '@/contract/wire';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which operation of the contract the route serves. */
    operationId?: OperationId;
  }
}

function parametersIn(operation: Operation, where: 'path' | 'query') {
  const parameters = operation.parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** An operation that does not name VALIDATION takes its query as it comes; the address must fit in any case. */
function schemaOf(operation: Operation) {
  const params = parametersIn(operation, 'path');
  if (!operation['x-refusals']?.VALIDATION) return { params };
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return { params, querystring: parametersIn(operation, 'query'), ...(body ? { body } : {}) };
}

/** A call as its handler sees it: checked against the contract, numbers already numbers. */
export type Call<Id extends OperationId> = {
  path: Readonly<Record<string, string>>;
  query: QueryOf<Id>;
  body: RequestOf<Id>;
  request: FastifyRequest;
};

/** Makes the app check requests with the contract's own schemas. */
export function checkRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    validatorOf(schema, httpPart === 'body' ? 'json' : 'text'),
  );
}

/**
 * Serves an operation of the contract at the contract's address and method. The handler returns the answer's JSON or
 * throws a Refusal with one of the codes the operation names.
 */
export function serve<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handle: (call: Call<Id>, reply: FastifyReply) => Promise<AnswerOf<Id>> | AnswerOf<Id>,
): void {
  const operation = operationOf(id);
  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(operation),
    config: { operationId: id },
    handler: (request, reply) =>
      handle(
        {
          path: request.params as Record<string, string>,
          query: request.query as QueryOf<Id>,
          body: request.body as RequestOf<Id>,
          request,
        },
        reply,
      ),
  });
}
