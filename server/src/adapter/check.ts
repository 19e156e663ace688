import { validatorOf } from '@/contract/compile';
import type { Operation } from '@/contract/document';
import { responseProblems } from '@/contract/validate';

/** In production the first answer of an operation is checked, and one of so many after it. */
const SAMPLE = 100;

type QuerySchema = { type: 'object'; properties: Record<string, object> };

/** One schema per operation, since its validator is kept by it. */
const schemas = new WeakMap<Operation, QuerySchema>();

function schemaOf(operation: Operation): QuerySchema {
  const known = schemas.get(operation);
  if (known) return known;
  const named = operation.parameters.filter((parameter) => parameter.in === 'query');
  const schema: QuerySchema = {
    type: 'object',
    properties: Object.fromEntries(named.map((parameter) => [parameter.name, parameter.schema])),
  };
  schemas.set(operation, schema);
  return schema;
}

/** A query as the contract types it: numbers and flags come as text. Values that it does not name are left out. */
export function typedQuery(operation: Operation, given: Readonly<Record<string, string>>): Record<string, unknown> {
  const schema = schemaOf(operation);
  const query: Record<string, unknown> = {};
  for (const name of Object.keys(schema.properties)) if (given[name] !== undefined) query[name] = given[name];
  // It coerces in place.
  validatorOf(schema, 'text')(query);
  return query;
}

/** Returns a function that tells what is wrong about an answer: of each (`all`), or of some. */
export function createAnswerCheck(all: boolean): (operation: Operation, status: number, json: string) => string[] {
  const counts = new Map<string, number>();
  return ({ operationId }, status, json) => {
    const count = counts.get(operationId) ?? 0;
    counts.set(operationId, count + 1);
    if (!all && count % SAMPLE !== 0) return [];
    return responseProblems(operationId, status, json === '' ? null : JSON.parse(json));
  };
}
