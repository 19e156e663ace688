import type { Writable } from 'node:stream';

/**
 * Why a call is not passed on: its address or its session has too many under way, the queue is full, the wait was too long,
 * its body comes too slowly, or the visitor hung up.
 */
export type Hurdle = 'address' | 'session' | 'full' | 'late' | 'slow' | 'gone';

/** A call that is not passed on. */
export class Refused extends Error {
  constructor(readonly hurdle: Hurdle) {
    super(`Call refused: ${hurdle}`);
    this.name = 'Refused';
  }
}

/** Whom or what a call counts against, and how many such calls may be inside at once. */
export type Claim = { kind: 'address' | 'session' | 'operation'; key: string; limit: number };

/** Ends a stay; more than once does no harm. */
export type Leave = () => void;

type GateSize = {
  /** Calls inside at once. */
  room: number;
  /** Calls that wait at once. */
  waiting: number;
};

export type Gate = {
  /**
   * Resolves once the call is inside. Rejects with Refused when there is no room to wait either, after `ms` milliseconds, or
   * when the visitor's response closes. Of an address or a session as many calls may wait as may be inside.
   */
  enter(claims: readonly Claim[], ms: number, visitor: Writable): Promise<Leave>;
  size(): { inside: number; waiting: number };
};

/** What the calls of one address, session or operation have of the gate. */
type Share = Claim & { name: string; inside: number; waiting: number };
type Waiter = { shares: readonly Share[]; letIn: () => void };

const isOver = ({ kind, waiting, limit }: Share) => kind !== 'operation' && waiting >= limit;

/**
 * Lets in as many calls as there is room for, in the order they came; one whose own limits hold it back is overtaken. It
 * remembers only calls that are inside or wait, so its memory is bounded by its size.
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
        // Before it stops waiting: its shares would be forgotten between.
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
