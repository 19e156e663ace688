/** The most that is held for a side that does not read; above the largest message. */
const MAX_HELD_BYTES = 2 * 2 ** 20;

/** The part of a WebSocket that is needed here. */
type Side = {
  readyState: number;
  bufferedAmount: number;
  close: (code: number, reason: string) => void;
  terminate: () => void;
};

const CONNECTING = 0;
const OPEN = 1;
/** Close codes (RFC 6455): against the rules, and try again later. */
const BREACH = 1008;
const TRY_LATER = 1013;

/** What one visitor has sent: messages left of this second's allowance, and bytes that wait for the backend's yes. */
type Account = { left: number; at: number; early: number };

type Message = { data: Buffer | ArrayBuffer | Buffer[] };

type Context = { log: { info: (text: string) => void; warn: (text: string) => void } };

type Hook = (context: Context, visitor: Side, backend: Side, message: Message) => void;

type Hooks = {
  onConnect: (context: Context, visitor: Side, backend: Side) => void;
  onIncomingMessage: Hook;
  onOutgoingMessage: Hook;
};

const sizeOf = ({ data }: Message): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;

/**
 * Hooks of the socket's proxy, which itself buffers without bound (audit C04): a visitor who sends more than
 * `perSecond` messages, or sends on while the backend does not read, is cut off, and so is one who does not read.
 */
export function limitSockets(perSecond: number, now: () => number): Hooks {
  const accounts = new WeakMap<object, Account>();
  const accountOf = (visitor: object): Account => {
    const account = accounts.get(visitor) ?? { left: perSecond, at: now(), early: 0 };
    accounts.set(visitor, account);
    return account;
  };

  const mayPass = (account: Account): boolean => {
    const at = now();
    account.left = Math.min(perSecond, account.left + ((at - account.at) * perSecond) / 1_000);
    account.at = at;
    account.left -= 1;
    return account.left >= 0;
  };

  const cut = (visitor: Side, backend: Side, code: number, reason: string) => {
    visitor.close(code, reason);
    backend.terminate();
  };

  return {
    /** The proxy does not end what opens for a visitor who has left meanwhile. */
    onConnect(_context, visitor, backend) {
      if (visitor.readyState !== OPEN) backend.terminate();
    },
    onIncomingMessage(context, visitor, backend, message) {
      if (visitor.readyState !== OPEN) return;
      const account = accountOf(visitor);
      if (!mayPass(account)) {
        context.log.info('socket cut: too many messages');
        cut(visitor, backend, BREACH, 'too many messages');
        return;
      }
      const bytes = sizeOf(message);
      if (backend.readyState === CONNECTING) account.early += bytes;
      const held = backend.readyState === CONNECTING ? account.early : backend.bufferedAmount + bytes;
      if (held <= MAX_HELD_BYTES) return;
      context.log.warn('socket cut: the backend does not read');
      cut(visitor, backend, TRY_LATER, 'try again later');
    },
    onOutgoingMessage(context, visitor, backend, message) {
      if (visitor.bufferedAmount + sizeOf(message) <= MAX_HELD_BYTES) return;
      context.log.info('socket cut: the visitor does not read');
      visitor.terminate();
      backend.terminate();
    },
  };
}
