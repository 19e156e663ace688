/**
 * What the page of a payment provider, shown in a frame, may say to the site through postMessage. Both sides use these
 * functions only, after they have checked origin and window; anything else is ignored (reliability §6).
 */

/** Name and version stand in every message, so that a stray message of another library is never taken for one of ours. */
const SOURCE = 'baize-payment';
const VERSION = 1;

/** From the provider's frame to the site. None of them says how the payment went: that only the backend does. */
export type PaymentMessage =
  /** The page is there, or has another height now, in CSS pixels. */
  | { type: 'ready'; height: number }
  /** The player has done their part, or gave up: the backend is to be asked. */
  | { type: 'done' }
  /** The rest happens in the whole window, at an address of the same origin. */
  | { type: 'redirect'; url: string }
  /** The page cannot go on. */
  | { type: 'failed' };

export const wrapPaymentMessage = (message: PaymentMessage) => ({ source: SOURCE, version: VERSION, ...message });

/** A frame may not be lower or higher, whatever it asks for, in CSS pixels. */
const [MIN_HEIGHT, MAX_HEIGHT] = [120, 1_200];
const MAX_URL = 4_096;

/** The message a provider's frame sent, or null when it is not exactly one of them. */
export function readPaymentMessage(data: unknown): PaymentMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, version, type, height, url } = data as Readonly<Record<string, unknown>>;
  if (source !== SOURCE || version !== VERSION) return null;
  switch (type) {
    case 'done':
    case 'failed':
      return { type };
    case 'ready':
      return typeof height === 'number' && height > 0
        ? { type, height: Math.min(Math.max(Math.ceil(height), MIN_HEIGHT), MAX_HEIGHT) }
        : null;
    case 'redirect':
      return typeof url === 'string' && url !== '' && url.length <= MAX_URL ? { type, url } : null;
    default:
      return null;
  }
}
