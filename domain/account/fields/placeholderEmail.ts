/**
 * Accounts without an e-mail address get a generated one, `<milliseconds>@<domain of the setting>`, which no mail reaches
 * and which nobody gets to see (VAL-05, OP-045).
 */
export const placeholderEmail = (now: number, domain: string): string => `${now}@${domain}`;

/** Whether an address is a generated one: it counts as missing, as unverified, and is never locked (OP-045). */
export const isPlaceholderEmail = (email: string, domain: string): boolean => {
  const [local = '', host, ...more] = email.trim().toLowerCase().split('@');
  return more.length === 0 && /^\d+$/.test(local) && host === domain.toLowerCase();
};

/** The address as a form shows it: a generated one as empty (VAL-05). */
export const shownEmail = (email: string | null, domain: string): string =>
  email === null || isPlaceholderEmail(email, domain) ? '' : email;

/** The player as the site shows them: a generated address is none, and so not verified (OP-045). */
export const withOwnEmail = <P extends { email: string | null; isEmailVerified: boolean }>(
  player: P,
  domain: string,
): P =>
  player.email !== null && isPlaceholderEmail(player.email, domain)
    ? { ...player, email: null, isEmailVerified: false }
    : player;
