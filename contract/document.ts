import generated from '@/contract/generated/openapi.json';
import { type OperationId } from '@/contract/wire';

/** A parameter of an operation; `schema` is JSON Schema 2020-12. */
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object };

export type Method = 'get' | 'post' | 'put' | 'delete';

type Reference = { $ref: string };
type Media = { content?: Record<string, { schema: object }> };

/** An operation in the document, with this project's extensions. */
type OperationObject = {
  operationId: OperationId;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, (Media & { description: string }) | Reference>;
  'x-source': 'specification' | 'ours';
  'x-built': boolean;
  'x-refusals'?: Record<string, number>;
};
type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, OperationObject>>;

/** An operation with its path; parameters of path and method are merged, references resolved. */
export type Operation = Omit<OperationObject, 'parameters'> & {
  method: Method;
  path: string;
  parameters: Parameter[];
};

/** The bundled contract, typed as far as this project reads it. */
export const contract = generated as unknown as {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
};

export const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete'];

/** Resolves a reference of the bundle, which refers only to its own components. */
export function resolve<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const found = contract.components[kind]?.[name];
  if (!found) throw new Error(`The contract has no ${value.$ref}`);
  return found as T;
}

/** Every operation of the contract, in its order. */
export const operationsOfContract: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(one));
    return [{ ...operation, method, path, parameters }];
  }),
);

const byId = new Map(operationsOfContract.map((operation) => [operation.operationId, operation]));

/** The operation with this id; throws when there is none. */
export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** The error codes of an operation with their statuses: its own, and those implied by its parameters. */
export function refusalsOf(operation: Operation): Readonly<Record<string, number>> {
  const hasKey = operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key');
  return { ...(hasKey && { IDEMPOTENCY_CONFLICT: 409 }), ...operation['x-refusals'] };
}
