import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashOf, seededRandom } from '@/artwork/src/drawing/seed';
import { toMinor } from '@/domain/money/money';
import { SECOND_MS } from '@/domain/time/lengths';
import { type Clock } from '../base/clock';
import { type AccountRow, lockedAccount } from '../casino/accounts/store/accounts';
import { openSession, sessionOf } from '../casino/accounts/store/sessions';
import { createGameSession } from '../casino/play/gameSession';
import { enterTournament } from '../casino/tournaments/enter';
import { tournaments } from '../casino/tournaments/schema';
import { type Db } from '../db/database';
import { type CatalogueGame, isTable } from '../studio/catalogue/game';
import { betOf, type Choose, oneOf } from './bets';
import { payIn } from './payIn';
import { makeSamplePeople, SAMPLE_CURRENCY, samplePeople } from './people';

/** Calls the studio as the page of a game does. */
export type AskStudio = (
  path: string,
  body: object,
  token?: string,
) => Promise<{ status: number; json: Record<string, unknown> }>;

type Options = {
  db: Db;
  clock: Clock;
  askStudio: AskStudio;
  catalogue: readonly CatalogueGame[];
  /** Most rounds are played at the first one. */
  brands: readonly string[];
  /** Players of each brand. */
  each: number;
  siteOrigin: string;
  /** Asked before every round. */
  mayPlay: () => boolean;
};

/** Rounds in a row at the start, a second apart; then one in SELDOM seconds. */
const BRISK = 90;
const SELDOM = 5;
/** One round in so many is played at another brand than the first. */
const ELSEWHERE = 4;
/** Slots that are played: few, so that each has a pulse. */
const SLOTS = 6;
/** With less than this, in minor units, a player pays in. */
const LOW = 2_000n;

/** Refusals after which the same bet may be made later. Others begin anew, with a log-in, a game and its balance. */
const LATER = new Set<unknown>(['SPIN_TOO_SOON', 'BETS_CLOSED', 'TABLE_LIMIT']);

type Seat = { game: CatalogueGame; token: string };

/** The games of the sample players: the most popular slots, a dice game and the live tables. */
function gamesToPlay(catalogue: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const popular = catalogue.toSorted((one, other) => one.sort - other.sort);
  const slots = popular.filter(({ kind }) => kind === 'slot').slice(0, SLOTS);
  const dice = popular.filter(({ kind }) => kind === 'dice').slice(0, 1);
  return [...slots, ...slots, ...dice, ...popular.filter(isTable).slice(0, 2)];
}

/**
 * Players that play by themselves, through the same wallet and the same studio as everybody. Who plays what, and for how
 * much, follows from the brand and the clock; what is won is drawn by the game. Answers what is done every second.
 */
export function createSamplePlayers(options: Options): () => Promise<void> {
  const { db, clock, askStudio, catalogue, brands, each, siteOrigin, mayPlay } = options;
  const games = gamesToPlay(catalogue);
  const seats = new Map<string, Seat>();
  const logins = new Map<string, string>();
  let people: readonly AccountRow[] | null = null;
  let seconds = 0;
  let rounds = 0;

  /** The session at the casino from which games are opened. */
  async function loginOf(player: string, now: Date): Promise<string> {
    const known = logins.get(player);
    if (known !== undefined) return known;
    const opened = await sessionOf(db, await openSession(db, player, now), now);
    if (opened) logins.set(player, opened.sessionId);
    return opened?.sessionId ?? '';
  }

  async function enterAll({ id, brand }: AccountRow): Promise<void> {
    const now = clock.now();
    const open = and(eq(tournaments.brand, brand), isNull(tournaments.endedAt), eq(tournaments.joining, 'hand'));
    const running = await db
      .select({ tournament: tournaments.id })
      .from(tournaments)
      .where(and(open, lte(tournaments.startsAt, now), gt(tournaments.endsAt, now)));
    for (const { tournament } of running)
      await db.transaction(async (tx) => {
        await lockedAccount(tx, id);
        await enterTournament(tx, tournament, id, clock.now());
      });
  }

  async function sitDown(player: AccountRow, game: CatalogueGame): Promise<Seat | null> {
    const now = clock.now();
    await enterAll(player);
    const login = await loginOf(player.id, now);
    const asked = { player: player.id, login, game: game.id, currency: SAMPLE_CURRENCY, language: 'en', now };
    const { launchToken } = await createGameSession(db, asked);
    const { status, json } = await askStudio('/api/session', { launch: launchToken });
    if (status !== 200 || typeof json.session !== 'string') return null;
    if ((toMinor(String(json.balance), SAMPLE_CURRENCY) ?? 0n) < LOW)
      await payIn(db, { player: player.id, brand: player.brand, siteOrigin, now });
    const seat = { game, token: json.session };
    seats.set(player.id, seat);
    return seat;
  }

  async function playRound(player: AccountRow, choose: Choose): Promise<void> {
    const sitting = seats.get(player.id);
    const game = sitting && choose() < 0.8 ? sitting.game : oneOf(games, choose);
    if (!game) return;
    const seat = sitting?.game === game ? sitting : await sitDown(player, game);
    const bet = betOf(game, choose, clock.now());
    if (!seat || !bet) return;
    const { status, json } = await askStudio(bet.path, { ...bet.body, intent: randomUUID() }, seat.token);
    if (status === 200 || LATER.has(json.code)) return;
    seats.delete(player.id);
    logins.delete(player.id);
  }

  return async () => {
    if (!mayPlay()) return;
    seconds += 1;
    if (seconds > BRISK && seconds % SELDOM !== 0) return;
    if (people === null) {
      await makeSamplePeople(db, brands, each, clock.now());
      people = await samplePeople(db, brands);
    }
    rounds += 1;
    const [home, ...others] = brands;
    const isElsewhere = rounds % ELSEWHERE === 0 && others.length > 0;
    const brand = isElsewhere ? others[(rounds / ELSEWHERE) % others.length] : home;
    const choose = seededRandom(hashOf(`${brand} ${Math.floor(clock.now().getTime() / SECOND_MS)}`));
    const player = oneOf(
      people.filter((one) => one.brand === brand),
      choose,
    );
    if (player) await playRound(player, choose);
  };
}
