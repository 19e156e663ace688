import { createHash, randomBytes } from 'node:crypto';

/** A bearer token of 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The form in which a secret is stored and looked up. Plain SHA-256 suffices for long random tokens, not for passwords.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
