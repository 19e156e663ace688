/** Names of an account, both derived from its e-mail address, given or generated (OP-051). */

/** The part before the @. Never shown publicly. */
export const usernameOf = (email: string): string => email.trim().split('@')[0]!;

/** The lower-case address, which identifies an account uniquely. */
export const uniqueKeyOf = (email: string): string => email.trim().toLowerCase();
