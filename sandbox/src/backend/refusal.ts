import { type ErrorWire } from '@/contract/wire';

/**
 * A call that the rules refuse: its status, its code of the contract and a sentence for people. 403 is for ended sessions
 * alone (player.ts): it makes the site drop its token (spec §7).
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422 | 503,
    readonly code: string,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }

  /** The one shape of errors on the wire. */
  toWire(): ErrorWire {
    const { code, message, details } = this;
    return details ? { code, message, details } : { code, message };
  }
}

/** What an address without anything behind it answers. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', 'Not found');
