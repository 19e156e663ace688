import { cardDigits } from '@/domain/cashier/methods/card';
import { bag, text } from '@/services/http/parse';

type TypedCard = { number: string; expiry: string; cvc: string; holder: string };

/** The provider's page on which the bank asks for more, if it does. */
type CardTaken = { challenge: string | null };

/** Milliseconds after which no answer is an answer. */
const LONGEST_MS = 15_000;

/**
 * Sends a card to the payment provider, and to nobody else: an address of its origin, no cookies, nothing about our page.
 * 'lost': no answer came, and nobody knows whether it arrived; 'refused': the provider does not take it.
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
    // Paid or gone already: what became of it, the backend says.
    if (answer.status === 409) return { challenge: null };
    if (!answer.ok) return 'refused';
    const body: unknown = await answer.json();
    return { challenge: text(bag(bag(body).data).url) };
  } catch {
    return 'lost';
  }
}
