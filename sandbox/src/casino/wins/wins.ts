import { inArray, sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from '@/domain/time/lengths';
import { decimalsOf, toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { worthOfUnit } from '../../currencies/worth';
import { accounts } from '../accounts/store/schema';
import { type AccountRow } from '../accounts/store/accounts';
import { publicName } from '../accounts/publicName';
import { isInPublic } from '../protection/inPublic';
import { gamesByIds } from '../games/gameStore';
import { gameSummary } from '../games/gameWire';
import { rowsOf } from '../history/source';

export type WinWire = AnswerOf<'wins'>['data']['wins'][number];
export type WinList = 'my' | 'all' | 'high-rollers' | 'multipliers';

const ROWS = 10;

/** Winning rounds looked through for a list, latest first: the best of so many, in time that does not grow. */
const LOOKED_THROUGH: Readonly<Record<WinList, number>> = {
  my: 200,
  all: 200,
  'high-rollers': 2_000,
  multipliers: 2_000,
};
const SINCE_MS = 30 * DAY_MS;

type Raw = {
  id: string;
  player: string;
  game: string;
  currency: string;
  won: string;
  staked: string;
  at: string | Date;
};

/** A round that paid more than its stake, in minor units. */
type Win = { id: string; player: string; game: string; currency: string; won: bigint; staked: bigint; at: Date };

export type WinsAsk = {
  brand: string;
  list: WinList;
  /** Whose wins `my` lists. */
  player: string | null;
  now: Date;
};

/**
 * Those of the rounds that are wins, by the wallet's own bookings. A round that gives back the stake or less is no win,
 * nor is a free spin, which has no stake to compare with. `rounds` selects a player and a round each.
 */
async function winsAmong(db: Db, rounds: SQL): Promise<Win[]> {
  const rows = await rowsOf<Raw>(
    db,
    sql`
      select min(one.id) as id, one.player, min(one.game) as game, one.currency,
        sum(one.amount) filter (where one.kind = 'credit')::text as won,
        sum(case one.kind when 'debit' then one.amount when 'rollback' then -one.amount else 0 end)::text as staked,
        max(one.created_at) filter (where one.kind = 'credit' and one.amount > 0) as at
      from wallet_transactions one
      where one.outcome = 'booked' and (one.player, one.round) in (${rounds})
      group by one.player, one.round, one.currency`,
  );
  return rows
    .map((row) => ({ ...row, won: BigInt(row.won), staked: BigInt(row.staked), at: new Date(row.at) }))
    .filter(({ won, staked }) => staked > 0n && won > staked);
}

/** The latest rounds of a brand with a win. */
function winningRounds(db: Db, { brand, list, player, now }: WinsAsk): Promise<Win[]> {
  const since = new Date(now.getTime() - SINCE_MS).toISOString();
  const own = list === 'my' ? sql`and win.player = ${player}::uuid` : sql``;
  return winsAmong(
    db,
    sql`
        select win.player, win.round
        from wallet_transactions win join accounts on accounts.id = win.player
        where win.kind = 'credit' and win.outcome = 'booked' and win.amount > 0
          and win.created_at >= ${since}::timestamptz and accounts.brand = ${brand} ${own}
        order by win.created_at desc limit ${LOOKED_THROUGH[list]}`,
  );
}

/** Hundredths, rounded down: no win is told as more than it was. */
const multiplierOf = ({ won, staked }: Win): number => Number((won * 100n) / staked) / 100;

/** A stake in millionths of a euro, to compare across currencies; nothing for a currency without a rate. */
const worthOf = ({ staked, currency }: Win): bigint =>
  (staked * (worthOfUnit(currency) ?? 0n)) / 10n ** BigInt(decimalsOf(currency));

const latest = (one: Win, other: Win): number => other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1);

const ORDER: Readonly<Record<WinList, (one: Win, other: Win) => number>> = {
  my: latest,
  all: latest,
  'high-rollers': (one, other) => Number(worthOf(other) - worthOf(one)) || latest(one, other),
  multipliers: (one, other) => multiplierOf(other) - multiplierOf(one) || latest(one, other),
};

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const figuresOf = (win: Win) => ({
  stake: toDecimal(win.staked, win.currency),
  amount: toDecimal(win.won, win.currency),
  currencyCode: win.currency,
  multiplier: multiplierOf(win),
});

/** A win of this player by the id it has in the lists, and its game; null for everything else. */
export async function ownWin(
  db: Db,
  player: string,
  id: string,
): Promise<(ReturnType<typeof figuresOf> & { game: string }) | null> {
  const rounds = sql`
        select own.player, own.round from wallet_transactions own where own.id = ${id} and own.player = ${player}::uuid`;
  const [win] = await winsAmong(db, rounds);
  return win ? { ...figuresOf(win), game: win.game } : null;
}

function winWire(win: Win, game: WinWire['game'], account: AccountRow): WinWire {
  const player = publicName(account);
  return {
    id: win.id,
    game,
    player,
    playerId: player === null ? null : account.id,
    ...figuresOf(win),
    at: win.at.toISOString(),
  };
}

/** A list of wins (ENG-06). Others never see a player who is excluded or frozen; games off the list are left out. */
export async function winsOf(db: Db, ask: WinsAsk): Promise<WinWire[]> {
  const wins = (await winningRounds(db, ask)).sort(ORDER[ask.list]);
  if (wins.length === 0) return [];
  const players = [...new Set(wins.map(({ player }) => player))];
  const who = byId(await db.select().from(accounts).where(inArray(accounts.id, players)));
  const shown = wins.filter(({ player }) => ask.list === 'my' || isInPublic(who.get(player)!, ask.now));
  const games = byId(await gamesByIds(db, [...new Set(shown.map(({ game }) => game))]));
  return shown
    .flatMap((win) => {
      const [game, account] = [games.get(win.game), who.get(win.player)];
      return game && account ? [winWire(win, gameSummary(game), account)] : [];
    })
    .slice(0, ROWS);
}
