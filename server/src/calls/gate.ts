import type { Writable } from 'node:stream';

/**
 * Why a call is not forwarded: too many calls of its address or session at once, or in a minute (`rate`), the queue is
 * full, the wait was too long, the body comes too slowly or is too large, or the visitor disconnected.
 */
export type Hurdle = 'address' | 'session' | 'full' | 'late' | 'slow' | 'large' | 'rate' | 'gone';

/** A call that is not forwarded. */
export class Refused extends Error {
  constructor(readonly hurdle: Hurdle) {
    super(`Call refused: ${hurdle}`);
    this.name = 'Refused';
  }
}

/** What a call counts against, and how many such calls may run at once. */
export type Claim = { kind: 'address' | 'session' | 'operation'; key: string; limit: number };

/** Releases the slot; safe to call more than once. */
export type Leave = () => void;

type GateSize = {
  /** Calls running at once. */
  room: number;
  /** Calls waiting at once. */
  waiting: number;
};

export type Gate = {
  /**
   * Resolves once the call has a slot. Rejects with Refused when the queue is full, after `ms` milliseconds, or when
   * the visitor's response closes. As many calls of an address or a session may wait as may run.
   */
  enter(claims: readonly Claim[], ms: number, visitor: Writable): Promise<Leave>;
  size(): { inside: number; waiting: number };
};

/** The running and waiting calls of one address, session or operation. */
type Share = Claim & { name: string; inside: number; waiting: number };
type Waiter = { shares: readonly Share[]; letIn: () => void };

const isOver = ({ kind, waiting, limit }: Share) => kind !== 'operation' && waiting >= limit;

/**
 * A concurrency limiter that admits calls in order of arrival; a call held back by its own limits is overtaken. Only
 * running and waiting calls are remembered, so memory is bounded.
 */
export function createGate({ room, waiting }: GateSize): Gate {
  const known = new Map<string, Share>();
  const queue = new Set<Waiter>();
  let inside = 0;

  const shareOf = (claim: Claim): Share => {
    const name = `${claim.kind} ${claim.key}`;
    const share = known.get(name) ?? { ...claim, name, inside: 0, waiting: 0 };
    known.set(name, share);
    return share;
  };
  const count = (shares: readonly Share[], what: 'inside' | 'waiting', by: -1 | 0 | 1) => {
    for (const share of shares) {
      share[what] += by;
      if (share.inside + share.waiting === 0) known.delete(share.name);
    }
  };
  const hasRoom = (shares: readonly Share[]) => inside < room && shares.every((share) => share.inside < share.limit);

  const letNextIn = () => {
    for (const waiter of queue) {
      if (inside >= room) return;
      if (hasRoom(waiter.shares)) waiter.letIn();
    }
  };
  const letIn = (shares: readonly Share[]): Leave => {
    inside++;
    count(shares, 'inside', 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside--;
      count(shares, 'inside', -1);
      letNextIn();
    };
  };
  const wait = (shares: readonly Share[], ms: number, visitor: Writable): Promise<Leave> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        visitor.off('close', hangUp);
        queue.delete(waiter);
        count(shares, 'waiting', -1);
      };
      const giveUp = (hurdle: Hurdle) => {
        stop();
        reject(new Refused(hurdle));
      };
      const hangUp = () => giveUp('gone');
      const enter = () => {
        // Counts as running before it stops waiting, otherwise its shares would be dropped in between.
        resolve(letIn(shares));
        stop();
      };
      const waiter = { shares, letIn: enter };
      const timer = setTimeout(() => giveUp('late'), ms);
      visitor.once('close', hangUp);
      queue.add(waiter);
      count(shares, 'waiting', 1);
    });

  return {
    async enter(claims, ms, visitor) {
      if (visitor.destroyed) throw new Refused('gone');
      const shares = claims.map(shareOf);
      if (hasRoom(shares)) return letIn(shares);
      const over = shares.find(isOver);
      if (!over && queue.size < waiting) return wait(shares, ms, visitor);
      count(shares, 'waiting', 0);
      throw new Refused(over && over.kind !== 'operation' ? over.kind : 'full');
    },
    size: () => ({ inside, waiting: queue.size }),
  };
}
