import { randomUUID } from 'node:crypto';

/**
 * Headers of a call from an address of its own, as the control panel lets a browser pretend (sandbox/src/panel/visitorCookie.ts):
 * the sandbox counts the sign-ups of one address, and all the tests together are more than it allows.
 */
export function otherAddress(): { Cookie: string } {
  const [a = '', b = ''] = randomUUID().match(/[\da-f]{4}/g) ?? [];
  return { Cookie: `sandboxVisitor=_2001:db8:${a}:${b}::1` };
}
