/**
 * A generated address, `<milliseconds>@<domain of the setting>`, for accounts without e-mail. No mail is sent to it and
 * it is never shown (VAL-05, OP-045).
 */
export const placeholderEmail = (now: number, domain: string): string => `${now}@${domain}`;

/** Whether an address is a generated one, which counts as missing and unverified and is never locked (OP-045). */
export const isPlaceholderEmail = (email: string, domain: string): boolean => {
  const [local = '', host, ...more] = email.trim().toLowerCase().split('@');
  return more.length === 0 && /^\d+$/.test(local) && host === domain.toLowerCase();
};

/** The address as shown in a form: empty for a generated one (VAL-05). */
export const shownEmail = (email: string | null, domain: string): string =>
  email === null || isPlaceholderEmail(email, domain) ? '' : email;

/** Replaces a generated address with null, not verified (OP-045). */
export const withOwnEmail = <P extends { email: string | null; isEmailVerified: boolean | null }>(
  player: P,
  domain: string,
): P =>
  player.email !== null && isPlaceholderEmail(player.email, domain)
    ? { ...player, email: null, isEmailVerified: false }
    : player;
