import { type LiteralBackend, type LiteralOptions, startLiteralBackend } from './literalBackend.ts';
import { account, openSession } from './base/state.ts';

/** Tuesday, 10 March 2026, noon UTC. */
export const NOON = Date.UTC(2026, 2, 10, 12);
export const MAIL = (name: string): string => `${name}@literal.example`;

// The addresses of the operations without a call are this test's own choice.
const extraCalls: LiteralOptions['extraCalls'] = {
  activateBonus: { method: 'POST', path: '/test/bonus/{bonusId}/activate' },
  cancelBonus: { method: 'POST', path: '/test/bonus/cancel' },
  applyCoupon: { method: 'POST', path: '/test/coupon' },
  createDeposit: { method: 'POST', path: '/test/deposit' },
  calculateWithdrawal: { method: 'POST', path: '/test/withdrawal/calculate' },
  confirmWithdrawal: { method: 'POST', path: '/test/withdrawal' },
  cancelWithdrawal: { method: 'DELETE', path: '/test/withdrawal/{id}' },
};

export interface Answer {
  status: number;
  text: string;
  // The shapes differ on purpose, so an answer is read as what it is.
  json: any; // oxlint-disable-line typescript/no-explicit-any
}

const started: LiteralBackend[] = [];
/** A backend whose clock stands at noon and whose operations have addresses. */
export async function backend(options: LiteralOptions = {}): Promise<LiteralBackend> {
  const made = await startLiteralBackend({ now: NOON, extraCalls, ...options });
  started.push(made);
  return made;
}
/** Ends every backend of a test file; goes into its `after`. */
export const closeAll = (): Promise<void[]> => Promise.all(started.map((one) => one.close()));

/** One request, by a guest or by a sample player with a session of its own. */
export async function ask(
  to: LiteralBackend,
  address: string,
  who: string | null = null,
  body?: unknown,
): Promise<Answer> {
  const [method = 'GET', path = ''] = address.split(' ');
  const token = who === null ? null : openSession(to.state, account(to.state, MAIL(who)));
  const response = await fetch(to.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== null && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') && text ? parsed(text) : undefined;
  return { status: response.status, text, json };
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
