import { randomUUID } from 'node:crypto';
import { type OperationId } from '@/contract/wire';
import { type Backend } from './backend';
import { type Context, type Finding, refusal, skip } from './check';
import { signedIn } from './player';

export type Headers = Record<string, string>;

/** Headers with a new idempotency key. */
export const keyed = (headers: Headers): Headers => ({ ...headers, 'Idempotency-Key': randomUUID() });

/** A call for players only: checks the refusal of a guest, then the answer for a player. */
export const guarded =
  (
    id: OperationId,
    ask: Parameters<Backend['call']>[1],
    look: (headers: Headers, context: Context) => Promise<Finding>,
  ) =>
  async (context: Context): Promise<Finding> => {
    const { backend, account } = context;
    const headers = ask?.body === undefined ? {} : keyed({});
    const guest = refusal(await backend.call(id, { ...ask, headers }), 403, 'SESSION_EXPIRED', 'a guest');
    if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
    const found = await look(await signedIn(context), context);
    return 'skipped' in found ? found : [...guest, ...found];
  };
