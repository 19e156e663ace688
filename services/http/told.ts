import { flag } from './parse';

/**
 * For a field in which null is an answer of its own, such as "for good" or "never": null only where the backend says so,
 * undefined where it says nothing that `read` understands.
 */
export const told = <T>(value: unknown, read: (value: unknown) => T | null): T | null | undefined =>
  value === null ? null : (read(value) ?? undefined);

/** A yes or no; null where the backend says neither. */
export const said = (value: unknown): boolean | null => (value === null || value === undefined ? null : flag(value));
