import { createHash, randomBytes } from 'node:crypto';

/** A bearer token of 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The form in which a secret is stored and looked up. A plain SHA-256 is enough because our tokens are random and long;
 * passwords need more.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
