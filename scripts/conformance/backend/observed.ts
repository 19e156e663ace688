import type { OperationId } from '@/contract/wire';
import type { Backend, Reply } from './backend';

/** What a run has seen of a backend. */
export type Observed = {
  backend: Backend;
  /** Calls that were made and never answered but as a call that does not exist. */
  missing: () => ReadonlySet<OperationId>;
  /** Whether a call was answered with 200 at least once; null when it was never made. */
  answered: (id: OperationId) => boolean | null;
  /** The last answer that broke the contract, in words; null before one did. */
  lastFault: () => string | null;
};

/** A 501, or a 404 without a code of the contract: nothing stands at this address (OP-036). */
const isMissing = ({ status, body }: Reply): boolean =>
  status === 501 || (status === 404 && typeof Object(body).code !== 'string');

const faultIn = (id: string, { status, problems }: Reply): string | null =>
  problems.length > 0 ? `${id} answered ${status}: ${problems[0]}` : null;

/** Watches all calls to a backend. */
export function observed(backend: Backend): Observed {
  const replies = new Map<OperationId, Reply[]>();
  let fault: string | null = null;
  return {
    backend: {
      ...backend,
      call: async (id, ask) => {
        const reply = await backend.call(id, ask);
        replies.set(id, [...(replies.get(id) ?? []), reply]);
        fault = faultIn(id, reply) ?? fault;
        return reply;
      },
    },
    missing: () => new Set([...replies].filter(([, all]) => all.every(isMissing)).map(([id]) => id)),
    answered: (id) => replies.get(id)?.some(({ status }) => status === 200) ?? null,
    lastFault: () => fault,
  };
}
