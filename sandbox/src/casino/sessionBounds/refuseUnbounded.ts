import { type Market } from '@/config/markets/market';
import { spokenOf } from '../../http/languages';
import { Refusal } from '../../http/refusal';
import { type Db } from '../../db/database';
import { say } from '../accounts/fields/sentences';
import { latestBounds } from './bounds';

/** Throws SESSION_BOUNDS_REQUIRED where the market has time and money set before play, and no session is running. */
export async function refuseUnbounded(
  tx: Db,
  {
    market,
    language,
    now,
    ...owner
  }: { player: string; currency: string; language: string; market: Market; now: Date },
): Promise<void> {
  if (!market.play.sessionBounds || (await latestBounds(tx, owner, now))?.reached === null) return;
  throw new Refusal(409, 'SESSION_BOUNDS_REQUIRED', say(spokenOf(language), 'boundsRequired'));
}
