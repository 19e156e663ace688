/** What an account is called by: both come from its e-mail address, given or generated (OP-051). */

/** The part before the at sign. It is never shown in public. */
export const usernameOf = (email: string): string => email.trim().split('@')[0]!;

/** The whole address in lower case: what makes an account the only one. */
export const uniqueKeyOf = (email: string): string => email.trim().toLowerCase();
