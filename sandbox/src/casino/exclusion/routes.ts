import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Market } from '@/config/markets/market';
import { type AnswerOf, type RequestOf } from '@/contract/wire';
import { isLongExclusion } from '@/domain/protection/options';
import { customDays } from '@/domain/protection/stopEnd';
import { todayAnywhere } from '@/domain/time/everywhere';
import { refusalIn } from '../accounts/fields/refusals';
import { endedPlayer, playerOf, sessionEnded } from '../accounts/player';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type MailContext } from '../mail/context';
import { marketOf } from '../markets/marketOf';
import { selfExclude } from '../protection/setStop';
import { stopOnce } from '../protection/stopOnce';
import { type PlayerEvents } from '../socket/playerEvents';
import { type Db } from '../../db/database';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { exclusionWire } from './exclusionWire';
import { askLifting, cancelLifting } from './lifting';
import { spreadExclusions, tellStopped } from './spread';

type Context = MailContext & { playerEvents: PlayerEvents; brands: readonly string[] };
type Told = AnswerOf<'exclusion'>;

/**
 * The end date of a custom exclusion: as many days after today as the market says, in the player's time zone, whichever
 * it is, and at most five years
 * ahead. Null for other durations. Throws VALIDATION.
 */
function readDay(
  request: FastifyRequest,
  { duration, until }: RequestOf<'selfExclude'>,
  { exclusions: { lengths, leastDays }, breaks }: Market,
  now: Date,
): string | null {
  if (![...lengths, ...breaks].some((one) => one === duration)) {
    throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { duration: 'is not offered in this market' });
  }
  if (duration !== 'custom') return null;
  const { earliest, latest } = todayAnywhere(now);
  if (until && until >= customDays(earliest, leastDays).first && until <= customDays(latest).last) return until;
  throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { until: 'must be a day after today, within five years' });
}

/** GET exclusion; POST self-exclude, request-lifting and cancel-lifting. */
export function exclusionRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, brands } = context;

  const told = async (tx: Db, account: AccountRow, now: Date): Promise<Told> => ({
    data: await exclusionWire(tx, account, { market: marketOf(context, account), otherBrands: brands.length - 1, now }),
  });

  serve(app, 'exclusion', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return told(db, account, clock.now());
  });

  serve(app, 'selfExclude', async ({ body, request }) => {
    // An exclusion that bars the log-in ends the session too.
    const ended = await endedPlayer(request, context);
    const { account } = ended ?? (await playerOf(request, context));
    const market = marketOf(context, account);
    const { duration } = body;
    const answer = await stopOnce(context, request, 'selfExclude', account.id, async (tx, asked) => {
      if (ended) throw sessionEnded(request);
      const until = readDay(request, body, market, asked.now);
      const allBrands = body.allBrands === true || (market.exclusions.brands === 'all' && isLongExclusion(duration));
      const set = await selfExclude(tx, { ...asked, duration, until, market, allBrands });
      if (set.isNew) await cancelLifting(tx, account.id, asked.now);
      return set;
    });
    // The other tabs and devices of this account, then the other brands. What fails here is done within seconds (timers).
    tellStopped(context, account.id);
    if (answer.data.allBrands) await spreadExclusions(context, account.id);
    return answer;
  });

  /** A write about the lifting, once per key and one at a time. */
  const change = (
    request: FastifyRequest,
    operation: string,
    { id }: AccountRow,
    run: (tx: Db, account: AccountRow, now: Date) => Promise<void>,
  ): Promise<Told> =>
    onceByKey({ db, operation: `${operation} ${id}`, request, now: clock.now() }, async (tx) => {
      const account = (await lockedAccount(tx, id))!;
      const now = clock.now();
      await run(tx, account, now);
      return told(tx, account, now);
    });

  serve(app, 'requestLifting', async ({ body, request }) => {
    const { account: player } = await playerOf(request, context);
    const why = body.reason.trim();
    if (why === '') throw refusalIn(request, 422, 'VALIDATION', 'checkFields', { reason: 'must not be empty' });
    return change(request, 'requestLifting', player, async (tx, account, now) => {
      const asked = await askLifting(tx, account, { why, market: marketOf(context, account), now });
      if (asked !== 'asked') throw refusalIn(request, 409, asked, 'liftingNotOffered');
    });
  });

  serve(app, 'cancelLifting', async ({ request }) => {
    const { account: player } = await playerOf(request, context);
    return change(request, 'cancelLifting', player, (tx, account, now) => cancelLifting(tx, account.id, now));
  });
}
