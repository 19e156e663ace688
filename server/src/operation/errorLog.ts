/** A user name in an address, and a query or fragment: passwords, tokens and e-mail addresses stand there. */
const USER = /(?<=:\/\/)[^\s/@'"]+@/g;
const QUERY = /(?<=\/[^\s?#'"]*)[?#][^\s'")]*/g;

/** A text whose addresses have lost what could be secret in them. */
export const withoutSecrets = (text: string): string => text.replace(USER, '').replace(QUERY, '');

type Logged = { type: string; message: string; stack: string; cause?: Logged };

/**
 * An error as the log shows it: name, message, stack and causes. Other properties stay out, such as the headers that an
 * HTTP client hangs on its errors.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
