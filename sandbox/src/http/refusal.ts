import { type ErrorWire } from '@/contract/wire';

/**
 * A business refusal: HTTP status, contract code and a sentence for the player. 403 is only for ended sessions
 * (player.ts), since it makes the site drop its token (spec §7).
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

  /** The common error shape on the wire. */
  toWire(): ErrorWire {
    const { code, message, details } = this;
    return details ? { code, message, details } : { code, message };
  }
}

/** The refusal for an unknown URL. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', 'Not found');
