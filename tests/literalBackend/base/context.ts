import { type Reply } from './reply.ts';
import { type Account, type State } from './state.ts';
import { type Writing } from './writing.ts';

/** One request on its way through a handler. */
export interface Context {
  state: State;
  write: Writing;
  /** The signed-in player; null for a guest or a token that is unknown. */
  account: Account | null;
  token: string | null;
  method: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The parts of the path that stand in braces in the table of calls. */
  params: Record<string, string>;
  headers: Record<string, string>;
  /** Sends a socket event to every connection of a player. */
  emit: (owner: Account, event: string, payload: unknown) => void;
}

export type Handler = (context: Context) => Reply;

/** A text value of the body; numbers count as text, since ids and amounts travel as both. */
export function textOf(body: Record<string, unknown>, key: string): string | null {
  const value = body[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A number in the body, written as a number or as text; NaN if it is neither. */
export function numberOf(body: Record<string, unknown>, key: string): number {
  const value = body[key];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}
