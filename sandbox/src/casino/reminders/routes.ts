import { type FastifyInstance } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { type HttpContext } from '../../http/context';
import { spokenIn } from '../../http/languages';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { type AccountRow } from '../accounts/store/accounts';
import { totalsOfPeriod } from '../history/totals';
import { marketOf } from '../markets/marketOf';
import { answeredBy, hasLimit, keepAnswer, LIMITS_NOTICE, openNotices, SECOND_STEP_NOTICE } from '../notices/answers';
import { fundsNoticeOf, fundsText } from '../notices/fundsText';
import { isExcluded } from '../protection/stop';
import { reminderAt, spanOfDays } from './reminder';

type Notice = AnswerOf<'protectionNotices'>['data']['notices'][number];

/** GET protection-notices and POST answer-notice. Players who stopped are told nothing, so that nothing calls them back. */
export function noticeRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock, brandAt } = context;

  async function reminderOf(account: AccountRow, now: Date): Promise<Notice | null> {
    const { id, currencyCode } = account;
    const due = reminderAt(account.createdAt, marketOf(context, account), now);
    if (due === null || currencyCode === null || (await answeredBy(db, id)).has(due.notice)) return null;
    const totals = await totalsOfPeriod(db, { player: id, currency: currencyCode }, spanOfDays(due));
    const { deposits, withdrawals, wins, losses, playedSeconds = 0 } = totals;
    const { notice, from, to } = due;
    const figures = { currencyCode, deposits, withdrawals, wins, losses, playedSeconds };
    return { id: notice, kind: 'reminder', from, to, ...figures, hasLimits: await hasLimit(db, id, now) };
  }

  serve(app, 'protectionNotices', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    if (isExcluded(account, now)) return { data: { notices: [] } };
    const brand = brandAt(`${account.brand}.localhost`);
    const fundsNotice = fundsNoticeOf(brand);
    const rules = { market: marketOf(context, account), fundsNotice, now };
    const { secondStep, funds, offer } = await openNotices(db, account.id, rules);
    const text = fundsText(brand, spokenIn(request.headers['accept-language']));
    const reminder = await reminderOf(account, now);
    const notices: Notice[] = [
      ...(secondStep ? [{ id: SECOND_STEP_NOTICE, kind: 'secondStep' as const }] : []),
      ...(funds ? [{ id: fundsNotice, kind: 'funds' as const, text }] : []),
      ...(offer ? [{ id: LIMITS_NOTICE, kind: 'limits' as const, kinds: [...offer.kinds], at: offer.at }] : []),
      ...(reminder ? [reminder] : []),
    ];
    return { data: { notices } };
  });

  serve(app, 'answerNotice', async ({ request, body: { id: notice, answer } }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    const fundsNotice = fundsNoticeOf(brandAt(`${account.brand}.localhost`));
    const reminder = reminderAt(account.createdAt, marketOf(context, account), now);
    // Only what this player can be told, so that nobody fills the table with names of their own.
    const known = [fundsNotice, LIMITS_NOTICE, reminder?.notice];
    return onceByKey({ db, operation: `answerNotice ${account.id}`, request, now }, async (tx) => {
      // How money is protected is read, not declined.
      const counts = known.includes(notice) && !(notice === fundsNotice && answer === 'declined');
      if (counts) await keepAnswer(tx, account.id, { notice, answer, now });
      return { data: { success: true as const } };
    });
  });
}
