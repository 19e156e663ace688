import { type Market } from '@/config/markets/market';
import { type AnswerOf } from '@/contract/wire';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type LiftingRow } from '../protection/schema';
import { exclusionEnd, isExcluded, userLimitWire } from '../protection/stop';
import { receiptsOf } from '../protection/stopStore';
import { latestLifting, liftingHours } from './lifting';

type Told = AnswerOf<'exclusion'>['data'];

const reach = (until: Date | null) => until?.getTime() ?? Infinity;

const liftingWire = ({ reference, outcome, askedAt, liftsAt, reason }: LiftingRow): Told['lifting'] => ({
  reference,
  state: outcome ?? 'asked',
  askedAt: askedAt.toISOString(),
  liftsAt: outcome === 'granted' ? (liftsAt?.toISOString() ?? null) : null,
  reason: outcome === 'declined' ? reason : null,
});

/** How a player is excluded, and the request to lift that. */
export async function exclusionWire(
  db: Db,
  account: AccountRow,
  { market, otherBrands, now }: { market: Market; otherBrands: number; now: Date },
): Promise<Told> {
  const userLimit = userLimitWire(account);
  if (!isExcluded(account, now)) {
    return { userLimit, otherBrands, exclusion: null, lifting: null, mayAskLifting: false, liftingHours: null };
  }
  const receipts = (await receiptsOf(db, account.id, 'self-exclusion')).filter(
    ({ until }) => until === null || until > now || account.exclusionStays,
  );
  const [longest] = receipts.toSorted((one, other) => reach(other.until) - reach(one.until));
  const latest = await latestLifting(db, account.id);
  // An exclusion that was set elsewhere has no receipt, and any request is about it.
  const first = receipts.length === 0 ? 0 : Math.min(...receipts.map(({ from }) => from.getTime()));
  const lifting = latest && latest.askedAt.getTime() >= first ? liftingWire(latest) : null;
  const hours = liftingHours(account, market);
  const end = exclusionEnd(account);
  return {
    userLimit,
    otherBrands,
    exclusion: {
      reference: longest?.reference ?? null,
      from: longest?.from.toISOString() ?? null,
      until: end instanceof Date ? end.toISOString() : null,
      allBrands: receipts.some(({ allBrands }) => allBrands),
      stays: account.exclusionStays,
    },
    lifting,
    mayAskLifting: hours !== null && lifting?.state !== 'asked' && lifting?.state !== 'granted',
    liftingHours: hours,
  };
}
