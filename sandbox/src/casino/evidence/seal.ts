import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { canonical } from '../../base/canonical';

/** What is told about one round or one payment, before it is sealed. */
export type Facts = { format: typeof FORMAT; kind: 'round' | 'payment'; id: string; madeAt: string } & Readonly<
  Record<string, unknown>
>;

/** Facts with their hash and the backend's signature. */
export type Evidence = Facts & { sha256: string; signature: string };

export const FORMAT = 'baize-evidence-1';

/** The key signs evidence and nothing else. */
const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'baize evidence', 32));

const hashOf = (facts: object): string => createHash('sha256').update(canonical(facts)).digest('hex');

const signatureOf = (sha256: string, secret: string): string =>
  createHmac('sha256', keyFrom(secret)).update(`${FORMAT} ${sha256}`).digest('hex');

/** Seals facts: any change shows in the hash, and only who has the secret can make another hash true. */
export function sealed(facts: Facts, secret: string): Evidence {
  const sha256 = hashOf(facts);
  return { ...facts, sha256, signature: signatureOf(sha256, secret) };
}

/** What a text is: evidence of ours, one that was changed, one that somebody else signed, or none at all. */
export type Checked =
  | { verdict: 'genuine'; evidence: Evidence }
  | { verdict: 'changed' | 'foreign' | 'unreadable'; evidence: null };

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The text without spaces between its parts. */
const squeezed = (text: string): string => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Checks a file as a player sent it. Spaces and the order of names do not count; a name that comes twice does. */
export function checkEvidence(file: string, secret: string): Checked {
  const text = file.replace(/^\uFEFF/, '').trim();
  const evidence = parsed(text);
  if (!evidence || evidence.format !== FORMAT) return { verdict: 'unreadable', evidence: null };
  const { sha256, signature, ...facts } = evidence;
  if (typeof sha256 !== 'string' || typeof signature !== 'string') return { verdict: 'unreadable', evidence: null };
  // Of a name that comes twice the eye sees the first value, and the parser the last.
  const isPlain = squeezed(text) === JSON.stringify(JSON.parse(text));
  if (!isPlain || !/^[0-9a-f]{64}$/.test(sha256) || !isEqual(sha256, hashOf(facts)))
    return { verdict: 'changed', evidence: null };
  if (!/^[0-9a-f]{64}$/.test(signature) || !isEqual(signature, signatureOf(sha256, secret)))
    return { verdict: 'foreign', evidence: null };
  return { verdict: 'genuine', evidence: evidence as Evidence };
}
