import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Span } from '@opentelemetry/api';

/** What is done for one request. */
export type Work = {
  /** Of the request: in its log lines, in its answer if that is an error, and of its trace. */
  readonly id: string;
  /** Where traces are on. */
  readonly span?: Span;
};

const storage = new AsyncLocalStorage<Work>();

/** The work that the running code is part of. */
export const currentWork = (): Work | undefined => storage.getStore();

/** Runs something, and all that it starts, as part of the work. */
export const within = <T>(work: Work, run: () => T): T => storage.run(work, run);

const ID_BYTES = 16;

/** A new id, of the form that W3C Trace Context gives a trace, whether or not traces are on. */
export const newId = (): string => randomBytes(ID_BYTES).toString('hex');
