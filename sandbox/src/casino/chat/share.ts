import { type RequestOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { gameById } from '../games/gameStore';
import { gameSummary } from '../games/gameWire';
import { figuresOf } from '../statistics/statistics';
import { pulseOf } from '../wins/pulse';
import { ownWin } from '../wins/wins';
import { type ChatShare } from './schema';

export type ShareChoice = NonNullable<RequestOf<'sendChatMessage'>['share']>;

async function gameOf(db: Db, id: string) {
  const row = await gameById(db, id);
  if (!row) return null;
  const { name, thumbnail } = gameSummary(row);
  return { id, name, thumbnail };
}

async function win(db: Db, account: AccountRow, id: string): Promise<ChatShare | null> {
  const found = await ownWin(db, account.id, id);
  const game = found && (await gameOf(db, found.game));
  if (!game) return null;
  const { stake, amount, currencyCode, multiplier } = found;
  return { kind: 'win', game, stake, amount, currencyCode, multiplier };
}

async function pulse(db: Db, { brand }: AccountRow, id: string, now: Date): Promise<ChatShare | null> {
  const game = await gameOf(db, id);
  const points = game ? await pulseOf(db, { game: id, brand, now }) : [];
  return game && points.length > 0 ? { kind: 'pulse', game, values: points.map(({ value }) => value) } : null;
}

/**
 * The figures of what a player shares: an own win, the own statistics, or a game's last rounds. Null for everything
 * else, above all a win of somebody else.
 */
export async function shareOf(
  db: Db,
  { kind, id = '' }: ShareChoice,
  account: AccountRow,
  now: Date,
): Promise<ChatShare | null> {
  if (kind === 'win') return win(db, account, id);
  if (kind === 'pulse') return pulse(db, account, id, now);
  const { totalBets, wins, losses, bestMultiplier = null } = await figuresOf(db, account, now);
  return { kind: 'statistics', totalBets, wins, losses, bestMultiplier };
}
