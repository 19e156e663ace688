import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { validatorOf } from '@/contract/compile';
import { operationOf, type Operation, type Parameter } from '@/contract/document';
import { type AnswerOf, type OperationId, type QueryOf, type RequestOf } from '@/contract/wire';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

const schemaOfAll = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/**
 * Only operations that declare VALIDATION validate query, headers and body; path parameters are always validated. Only
 * required headers are checked, because browsers send others on their own.
 */
function schemaOf({ parameters, requestBody, 'x-refusals': refusals }: Operation) {
  const sentIn = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where);
  const params = schemaOfAll(sentIn('path'));
  if (!refusals?.VALIDATION) return { params };
  const body = requestBody?.content?.['application/json']?.schema;
  const headers = sentIn('header')
    .filter(({ required }) => required)
    .map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
  return { params, querystring: schemaOfAll(sentIn('query')), headers: schemaOfAll(headers), ...(body && { body }) };
}

/** One schema per operation for all apps of the process: validators are kept by schema object (contract/compile.ts). */
const schemas = new Map<OperationId, ReturnType<typeof schemaOf>>();

function knownSchemaOf(id: OperationId, operation: Operation) {
  const schema = schemas.get(id) ?? schemaOf(operation);
  schemas.set(id, schema);
  return schema;
}

/** A call as its handler sees it: validated, with numbers already parsed. */
export type Call<Id extends OperationId> = {
  path: Readonly<Record<string, string>>;
  query: QueryOf<Id>;
  body: RequestOf<Id>;
  request: FastifyRequest;
};

/** Makes the app validate requests with the contract's schemas. */
export function checkRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    validatorOf(schema, httpPart === 'body' ? 'json' : 'text'),
  );
}

/**
 * Serves an operation at the contract's path and method. The handler returns the answer's JSON or throws a Refusal with
 * one of the operation's codes.
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
    schema: knownSchemaOf(id, operation),
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
