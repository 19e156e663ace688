import type { AdapterRequest, AdaptedId, AnswerOperation, CreateAdapter } from '@/contract/adapterTypes';
import { refusalsOf } from '@/contract/document';
import { requestProblems } from '@/contract/validate';
import { siteEnv } from '@/config/env';
import { HEADERS } from '@/config/http';
import { DEFAULT_LOCALE } from '@/config/locale';
import type { Adapter, AdaptedAnswer, AdaptedCall, AdapterOutcome } from '@/services/server/adapter';
import { logError } from '@/services/server/log';
import { tracing } from '@/services/server/tracing';
import { REFUSALS, type Refusal as HostRefusal } from '../answers/refusals';
import { withoutSecrets } from '../operation/errorLog';
import { createBackendFetch } from './backendFetch';
import { createAnswerCheck, typedQuery } from './check';
import { routesOf, type Match } from './routes';

export type AdapterOptions = {
  create: CreateAdapter;
  /** The brands of TENANTS; all others share the default tenant. */
  hosts: readonly string[];
  /** Checks every answer, and answers 502 to a wrong one; else a sample, which is only logged. */
  strict: boolean;
  onAnswer: (operation: string, outcome: AdapterOutcome, seconds: number) => void;
};

type Ended = AdaptedAnswer & { outcome: AdapterOutcome };

const ofHost = (status: HostRefusal, outcome: AdapterOutcome): Ended => ({
  status,
  json: JSON.stringify(REFUSALS[status]),
  outcome,
});

/** What a backend says to a call that the contract does not allow. */
const badRequest = ({ operation }: Match): Ended =>
  refusalsOf(operation).VALIDATION === undefined
    ? ofHost(400, 'refused')
    : {
        status: 422,
        json: JSON.stringify({ code: 'VALIDATION', message: 'Please check the fields with errors' }),
        outcome: 'refused',
      };

/** The error of the contract that something thrown is, as Refusal of contract/adapter.mjs is one; null for any other. */
function refusalIn(error: unknown): Ended | null {
  if (!(error instanceof Error)) return null;
  const { status, code, message, details } = error as Error & Record<string, unknown>;
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
  if (!isStatus || typeof code !== 'string') return null;
  return { status, json: JSON.stringify({ code, message, details }), outcome: 'refused' };
}

function requestOf({ operation, path }: Match, call: AdaptedCall) {
  const names = { ...HEADERS, ...siteEnv().headerNames };
  const header = (name: keyof typeof names) => call.headers[names[name].toLowerCase()] ?? null;
  const token = header('authorization')?.replace(/^Bearer /i, '') ?? null;
  const [language, idempotencyKey] = [header('language'), header('idempotencyKey')];
  const headers = {
    ...(language === null ? {} : { 'accept-language': language }),
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
  };
  return {
    problems: requestProblems(operation.operationId, { path, query: call.query, headers, body: call.body }),
    request: {
      path,
      query: typedQuery(operation, call.query),
      body: call.body,
      token,
      language: language ?? DEFAULT_LOCALE,
      idempotencyKey,
    },
  };
}

/** Resolves with undefined once the signal ends. */
const ended = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Answers calls through an operator's module (docs/adapters). Throws EnvError for one that names no operation. */
export function createAdapter({ create, hosts, strict, onAnswer }: AdapterOptions): Adapter {
  const findProblems = createAnswerCheck(strict);
  const named = new Map(hosts.map((host) => [host, routesOf(create({ host }))]));
  const byDefault = routesOf(create({ host: null }));
  const matchOf = (tenantId: string, method: string, path: string) => (named.get(tenantId) ?? byDefault)(method, path);

  async function run(match: Match, call: AdaptedCall): Promise<Ended> {
    const { problems, request } = requestOf(match, call);
    if (problems.length > 0) return badRequest(match);
    const answer = match.answer as unknown as AnswerOperation<AdaptedId>;
    const fetch = createBackendFetch(call.tenant.apiUrl, call.headers, call.signal);
    const late = ended(call.signal).then(() => ofHost(504, 'late'));
    const given = (async () => answer(request as unknown as AdapterRequest<AdaptedId>, fetch))();
    const done = given.then((body): Ended => ({ status: 200, json: JSON.stringify(body) ?? '', outcome: 'answered' }));
    return Promise.race([done, late]);
  }

  function check({ operation }: Match, answer: Ended): Ended {
    if (answer.outcome !== 'answered' && answer.outcome !== 'refused') return answer;
    const problems = findProblems(operation, answer.status, answer.json);
    if (problems.length === 0) return answer;
    const [adapted, wrong] = [operation.operationId, problems.join('; ')];
    logError('The adapter gave an answer that is not of the contract.', { operation: adapted, problems: wrong });
    const shown = { code: 'ADAPTER_INVALID', message: `${adapted}: ${wrong}` };
    return strict
      ? { status: 502, json: JSON.stringify(shown), outcome: 'invalid' }
      : { ...answer, outcome: 'invalid' };
  }

  function fail({ operation }: Match, call: AdaptedCall, error: unknown): Ended {
    if (call.signal.aborted) return ofHost(504, 'late');
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    logError('The adapter failed.', { operation: operation.operationId, error: withoutSecrets(what) });
    return ofHost(502, 'failed');
  }

  return {
    adapts: (tenantId, method, path) => matchOf(tenantId, method, path) !== null,
    async answer(call) {
      const match = matchOf(call.tenant.id, call.method, call.path);
      if (!match) return ofHost(404, 'refused');
      const began = performance.now();
      const { operationId } = match.operation;
      const work = async () => run(match, call).catch((error: unknown) => refusalIn(error) ?? fail(match, call, error));
      const given = await (tracing()?.part(`adapter ${operationId}`, work) ?? work());
      const { status, json, outcome } = check(match, given);
      onAnswer(operationId, outcome, (performance.now() - began) / 1_000);
      return { status, json };
    },
  };
}
