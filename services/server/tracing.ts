/** A call to a backend. */
export type CallFacts = {
  method: string;
  /** Origin of the backend. */
  origin: string;
  /** May have a query, which no span shows. */
  path: string;
};

/** The span of a call to a backend, until it ends. */
export type CallTrace = {
  /** Sent with the call, so that the backend's own spans belong to the same trace. */
  headers: Readonly<Record<string, string>>;
  answered: (status: number) => void;
  failed: (error: unknown) => void;
};

/** What the host knows of the request that is being answered. */
export type Tracing = {
  /** The id of that request in logs, in traces and in the errors that players see; undefined outside of one. */
  id: () => string | undefined;
  /** Begins the span of a call to a backend; undefined where nothing is traced. */
  call: (facts: CallFacts) => CallTrace | undefined;
  /** Runs a part of the work in a span of its own. */
  part: <T>(name: string, run: () => Promise<T>) => Promise<T>;
};

const TRACING = Symbol.for('baize.tracing');
const scope = globalThis as unknown as Record<symbol, Tracing | undefined>;

/** On globalThis, as the adapter is: the host's bundle sets it, and Next's bundle asks it while rendering. */
export const tracing = (): Tracing | undefined => scope[TRACING];

export const setTracing = (known: Tracing | undefined): void => {
  scope[TRACING] = known;
};

/** Sends a call in a span of its own; `send` is given the headers that go with it. */
export async function tracedCall<T extends { status: number }>(
  facts: CallFacts,
  send: (headers: CallTrace['headers']) => Promise<T>,
): Promise<T> {
  const trace = tracing()?.call(facts);
  if (!trace) return send({});
  try {
    const answer = await send(trace.headers);
    trace.answered(answer.status);
    return answer;
  } catch (error) {
    trace.failed(error);
    throw error;
  }
}
