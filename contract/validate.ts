import { type ErrorObject } from 'ajv/dist/2020.js';
import { validatorOf, type Form } from '@/contract/compile';
import { operationOf, refusalsOf, resolve, type Operation, type Parameter } from '@/contract/document';
import { type OperationId } from '@/contract/wire';

/**
 * Validates requests and answers against the contract: for tests, the conformance run and the sandbox's own tests,
 * never in a browser. Each function returns a list of problems, empty when there are none.
 */
const sentence = (where: string, { instancePath, keyword, message, params }: ErrorObject): string => {
  const allowed = keyword === 'enum' ? `: ${JSON.stringify(params.allowedValues)}` : '';
  return `${where}${instancePath} ${message ?? keyword}${allowed}`;
};

function problemsOf(schema: object, value: unknown, where: string, form: Form = 'json'): string[] {
  const validate = validatorOf(schema, form);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => sentence(where, error));
}

type Media = { content?: Record<string, { schema: object }> };
const jsonSchemaOf = (media: Media | undefined): object | undefined => media?.content?.['application/json']?.schema;

const ERROR = { $ref: '#/components/schemas/Error' };

/** The problems of the body of an answer that is not 200, for any address. */
export const errorProblems = (body: unknown): string[] => problemsOf(ERROR, body, 'body');

/** With these statuses the code must be one that the operation names. */
const REFUSALS: readonly number[] = [404, 409, 422];

function refusalProblems(operation: Operation, status: number, body: unknown): string[] {
  const problems = errorProblems(body);
  if (problems.length > 0 || !REFUSALS.includes(status)) return problems;
  const { code } = body as { code: string };
  return refusalsOf(operation)[code] === status
    ? []
    : [`body/code ${code} is no refusal of ${operation.operationId} with status ${status}`];
}

/**
 * The problems of an operation's answer. 200 must have the operation's shape, any other status the error shape, and
 * 404, 409 and 422 a code the operation names. A 200 without JSON (a file) is not checked.
 */
export function responseProblems(id: OperationId, status: number, body: unknown): string[] {
  const operation = operationOf(id);
  if (status !== 200) return refusalProblems(operation, status, body);
  const schema = jsonSchemaOf(resolve(operation.responses['200'] ?? {}));
  return schema ? problemsOf(schema, body, 'body') : [];
}

/** A request as a server receives it. Header names are in lower case. */
export type SeenRequest = {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
};

function parameterProblems(parameter: Parameter, request: SeenRequest): string[] {
  const given = { path: request.path, query: request.query, header: request.headers }[parameter.in];
  const value = given?.[parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name];
  const where = `${parameter.in} ${parameter.name}`;
  if (value === undefined) return parameter.required ? [`${where} is missing`] : [];
  return problemsOf(parameter.schema, value, where, 'text');
}

/** The problems of a request to an operation: a missing or invalid parameter, or an invalid body. */
export function requestProblems(id: OperationId, request: SeenRequest): string[] {
  const operation = operationOf(id);
  const schema = jsonSchemaOf(operation.requestBody);
  return [
    ...operation.parameters.flatMap((parameter) => parameterProblems(parameter, request)),
    ...(schema ? problemsOf(schema, request.body, 'body') : []),
  ];
}
