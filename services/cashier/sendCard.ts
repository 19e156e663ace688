import { cardDigits } from '@/domain/cashier/methods/card';
import { bag, text } from '@/services/http/parse';

type TypedCard = { number: string; expiry: string; cvc: string; holder: string };

/** The provider's page for the bank's challenge; null when there is none. */
type CardTaken = { challenge: string | null };

/** Timeout in milliseconds. */
const LONGEST_MS = 15_000;

/**
 * Sends card data to the payment provider only: to the provider's origin, without cookies, with only the site's origin
 * as referrer. 'lost': no answer, or one of a provider in trouble: the outcome is unknown; 'refused': the provider rejects the card.
 */
export async function sendCard(url: URL, card: TypedCard): Promise<CardTaken | 'lost' | 'refused'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...card, number: cardDigits(card.number), holder: card.holder.trim() }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    // Already paid or no longer open: the backend knows the outcome.
    if (answer.status === 409) return { challenge: null };
    // It may have come to the charge before.
    if (answer.status >= 500 || answer.status === 408) return 'lost';
    if (!answer.ok) return 'refused';
    const body: unknown = await answer.json();
    return { challenge: text(bag(bag(body).data).url) };
  } catch {
    return 'lost';
  }
}
