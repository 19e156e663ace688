import type { FastifyBaseLogger } from 'fastify';
import { tracing } from '@/services/server/tracing';
import { withoutSecrets } from './errorLog';

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/** Colours of a terminal, and the marks that Next puts before its lines. */
const COLOUR = /\u001B\[[\d;]*m/g;
const MARK = /^\s*[⨯⚠▲✓○]\s*/u;

const textOf = (said: unknown): string => (said instanceof Error ? said.message : String(said));

/** Sends what Next and React write to the console into the host's log, so that there is one format. */
export function logConsole(log: FastifyBaseLogger): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...said: unknown[]) => {
      const err = said.find((value) => value instanceof Error);
      const text = said.map(textOf).join(' ').replace(COLOUR, '').replace(MARK, '').trim();
      if (text === '') return;
      const id = tracing()?.id();
      log[level]({ from: 'console', ...(id && { trace_id: id }), ...(err && { err }) }, withoutSecrets(text));
    };
  }
}
