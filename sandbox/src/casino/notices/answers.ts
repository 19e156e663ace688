import { eq } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { type Db } from '../../db/database';
import { type Spoken } from '../../http/languages';
import { Refusal } from '../../http/refusal';
import { say } from '../accounts/fields/sentences';
import { methodsOf } from '../accounts/security/methods';
import { standing } from '../protection/limitRule';
import { type LimitKind } from '../protection/limitStore';
import { limits } from '../protection/schema';
import { type NoticeAnswer, noticeAnswers } from './schema';

/** The offer of limits, of which there is one per player. */
export const LIMITS_NOTICE = 'limits';

/** The notice that a second step is missing; it goes with the first one that is set up, not by an answer. */
export const SECOND_STEP_NOTICE = 'secondStep';

/** The notices that a player has answered. */
export async function answeredBy(db: Db, player: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ notice: noticeAnswers.notice })
    .from(noticeAnswers)
    .where(eq(noticeAnswers.player, player));
  return new Set(rows.map(({ notice }) => notice));
}

/** Keeps a player's answer; the first one counts. */
export async function keepAnswer(
  tx: Db,
  player: string,
  { notice, answer, now }: { notice: string; answer: NoticeAnswer; now: Date },
): Promise<void> {
  await tx.insert(noticeAnswers).values({ player, notice, answer, answeredAt: now }).onConflictDoNothing();
}

/** Whether a player has a limit in force of one of these kinds, in any currency; of any kind without them. */
export async function hasLimit(db: Db, player: string, now: Date, kinds?: readonly LimitKind[]): Promise<boolean> {
  const rows = await db.select().from(limits).where(eq(limits.player, player));
  return rows.some((row) => standing(row, now).amount !== null && (kinds === undefined || kinds.includes(row.kind)));
}

type Rules = {
  market: Market;
  /** The name of the brand's notice of how money is protected. */
  fundsNotice: string;
  now: Date;
};

/** The notices that wait for an answer, in the order in which they are shown. Whoever has a limit needs no offer. */
export async function openNotices(
  db: Db,
  player: string,
  { market: { limits: rules, notices, ...market }, fundsNotice, now }: Rules,
): Promise<{ secondStep: boolean; funds: boolean; offer: NonNullable<Market['limits']['offered']> | null }> {
  const { offered } = rules;
  const secondStep = market.secondStep && (await methodsOf(db, player)).length === 0;
  if (!notices.funds && offered === null) return { secondStep, funds: false, offer: null };
  const answered = await answeredBy(db, player);
  const isOpen = offered !== null && !answered.has(LIMITS_NOTICE) && !(await hasLimit(db, player, now, offered.kinds));
  return { secondStep, funds: notices.funds && !answered.has(fundsNotice), offer: isOpen ? offered : null };
}

/** Throws NOTICE_REQUIRED (details: kind) while a player has not answered what the market puts before this. */
export async function refuseUnanswered(
  tx: Db,
  player: string,
  before: 'deposit' | 'play',
  { language, ...rules }: Rules & { language: Spoken },
): Promise<void> {
  const { secondStep, funds, offer } = await openNotices(tx, player, rules);
  const isOffered = offer !== null && (before === 'deposit' || offer.at === 'registration');
  const answered = before === 'deposit' && funds ? 'funds' : isOffered ? 'limits' : null;
  const kind = secondStep ? 'secondStep' : answered;
  if (kind !== null) throw new Refusal(409, 'NOTICE_REQUIRED', say(language, 'noticeRequired'), { kind });
}
