import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ErrorWire } from '@/contract/wire';
import { notFound, Refusal } from './refusal';

/** Fastify errors raised before a route runs, mapped to error codes of this API. */
const CODES: Readonly<Record<string, ErrorWire>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The body is not valid JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The body is empty' },
};
const BAD_REQUEST: ErrorWire = { code: 'BAD_REQUEST', message: 'Bad request' };
const INTERNAL: ErrorWire = { code: 'INTERNAL_ERROR', message: 'Internal server error' };

type Problem = NonNullable<FastifyError['validation']>[number];

const fieldOf = ({ instancePath, params }: Problem): string =>
  [...instancePath.split('/'), params.missingProperty].filter(Boolean).join('.') || 'body';

function sentenceOf({ message, params }: Problem): string {
  if (params.missingProperty) return 'is required';
  return Array.isArray(params.allowedValues)
    ? `must be one of ${params.allowedValues.join(', ')}`
    : (message ?? 'is wrong');
}

/** One sentence per field; the first problem of a field wins. */
function validation(problems: Problem[]): Refusal {
  const details: Record<string, string> = {};
  for (const problem of problems) details[fieldOf(problem)] ??= sentenceOf(problem);
  return new Refusal(422, 'VALIDATION', 'Please check the fields with errors', details);
}

function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  // 403 tells the site that its session ended (spec §7), so a path that leaves the assets folder gets a 404 instead.
  if (error.statusCode === 403) return notFound();
  if (!error.validation) return null;
  // An invalid path parameter matches no resource.
  return error.validationContext === 'params' ? notFound() : validation(error.validation);
}

function answer(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal) return reply.code(refusal.status).send(refusal.toWire());
  const status = (error as FastifyError).statusCode ?? 500;
  if (status >= 400 && status < 500) return reply.code(status).send(CODES[error.code] ?? BAD_REQUEST);
  request.log.error(error);
  return reply.code(500).send(INTERNAL);
}

/** Gives all failures the common error shape; internal errors are logged and never exposed to the caller. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(answer);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

/** Answers requests whose malformed URL cannot be routed. */
export const answerBadAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void reply.code(400).type('application/json; charset=utf-8').send(JSON.stringify(BAD_REQUEST));
};
