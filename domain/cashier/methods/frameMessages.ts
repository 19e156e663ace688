/**
 * postMessage protocol of a payment provider's framed page. Both sides check origin and window first, then use only
 * these functions; anything else is ignored (reliability §6).
 */

/** Every message carries a source and version, so messages of other libraries are never mistaken for these. */
const SOURCE = 'baize-payment';
const VERSION = 1;

/** From the provider's frame to the site. None reports the outcome of the payment: only the backend does. */
export type PaymentMessage =
  /** The page has loaded or changed its height, in CSS pixels. */
  | { type: 'ready'; height: number }
  /** The player finished or gave up: query the backend. */
  | { type: 'done' }
  /** Continue in the top window, at an address of the same origin. */
  | { type: 'redirect'; url: string }
  | { type: 'failed' };

export const wrapPaymentMessage = (message: PaymentMessage) => ({ source: SOURCE, version: VERSION, ...message });

/** Height limits of the frame in CSS pixels. */
const [MIN_HEIGHT, MAX_HEIGHT] = [120, 1_200];
const MAX_URL = 4_096;

/** Parses a message of the provider's frame; null if it is not a valid one. */
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
