import { randomUUID } from 'node:crypto';

/**
 * Headers that make a call come from a unique IP address, as the control panel lets a browser do
 * (sandbox/src/http/visitorCookie.ts): the sandbox limits sign-ups per address, and the tests together exceed the
 * limit.
 */
export function otherAddress(): { Cookie: string } {
  const [a = '', b = ''] = randomUUID().match(/[\da-f]{4}/g) ?? [];
  return { Cookie: `sandboxVisitor=_2001:db8:${a}:${b}::1` };
}
