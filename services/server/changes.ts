/** What of a brand an operator changed. */
export type Changed = 'settings' | 'texts';

type Listener = (tenant: string, what: Changed) => void;

/** One state per process, on globalThis: Next's bundle notices changes, the host's bundle acts on them. */
const STATE = Symbol.for('baize.changes');
const scope = globalThis as unknown as Record<symbol, { forgottenAt: number; listener?: Listener } | undefined>;
const state = (scope[STATE] ??= { forgottenAt: -Infinity });

/** Whatever was fetched from a backend up to this moment is fetched again before it is used; milliseconds. */
export const forgottenAt = (): number => state.forgottenAt;

/** Lets everything that is kept from the backends be fetched again; `now` in milliseconds. */
export function forget(now: number): void {
  state.forgottenAt = now;
}

/** Sets who hears of changes: the host, which purges the pages of the tenant. */
export function onChange(listener: Listener): void {
  state.listener = listener;
}

/** Tells that a tenant's backend gives other settings or texts than before. */
export const tellChange: Listener = (tenant, what) => state.listener?.(tenant, what);

/** Whether two answers of a backend differ. */
export const differ = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);
