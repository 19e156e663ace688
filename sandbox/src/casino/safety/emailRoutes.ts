import { type FastifyInstance } from 'fastify';
import { type AnswerOf } from '@/contract/wire';
import { checkEmail } from '@/domain/account/fields/email';
import { uniqueKeyOf } from '@/domain/account/identity';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type AccountsContext } from '../accounts/context';
import { refusalIn, refusalOfTaken, refuseFaults } from '../accounts/fields/refusals';
import { type Sentence } from '../accounts/fields/sentences';
import { isGenerated } from '../accounts/fields/signUpFields';
import { playerOf } from '../accounts/player';
import { askAgain } from '../accounts/security/confirmations';
import { accountByEmail } from '../accounts/store/accounts';
import { type MailContext } from '../mail/context';
import { type MessageRow } from '../mail/messages';
import { writeEmailChange, writeEmailChanged } from '../mail/safetyMessages';
import { sendOut } from '../mail/sendOut';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { siteOf } from '../../http/siteOrigin';
import {
  beginChange,
  cancelChange,
  confirmChange,
  type EmailChangeRow,
  freshAccount,
  waitingChange,
} from './emailChange';
import { askForPassword } from './ownPassword';

type Answer = AnswerOf<'emailChange'>;

const wire = (row: EmailChangeRow | null): Answer => ({
  data: {
    change: row && {
      email: row.email,
      requestedAt: row.requestedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      oldConfirmed: row.oldConfirmedAt !== null,
      newConfirmed: row.newConfirmedAt !== null,
    },
  },
});

/** GET email-change; POST change-email, cancel-email-change and, from the links, confirm-email-change. */
export function emailChangeRoutes(
  app: FastifyInstance,
  context: MailContext & Pick<AccountsContext, 'passwords'>,
): void {
  const { db, clock, brandAt } = context;

  serve(app, 'emailChange', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return wire(await waitingChange(db, account, clock.now()));
  });

  serve(app, 'changeEmail', async ({ request, body: { email: typed, currentPassword } }) => {
    const session = await playerOf(request, context);
    await askAgain(request, context, session, 'email');
    const { account: player } = session;
    const email = typed.trim();
    const brand = brandAt(request.host);
    const fault = checkEmail(email) as Sentence | null;
    refuseFaults(request, fault ? { email: fault } : {});
    await askForPassword(request, context, player, currentPassword);
    const [now, site] = [clock.now(), siteOf(request, context)];
    let letters: MessageRow[] = [];
    const answer = await onceByKey({ db, operation: `changeEmail ${player.id}`, request, now }, async (tx) => {
      await countAttempt({ db: tx, request, now }, LIMITS.emailChangeByAccount, player.id);
      const account = await freshAccount(tx, player);
      if (uniqueKeyOf(email) === account.uniqueKey) refuseFaults(request, { email: 'sameEmail' });
      if (await accountByEmail(tx, brand.name, email)) throw refusalOfTaken(request, 'email');
      const hasOldAddress = !isGenerated(account.email, brand);
      const { change, ...links } = await beginChange(tx, { account, email, hasOldAddress, now });
      letters = await writeEmailChange(tx, { account, site, now, email, ...links });
      return wire(change);
    });
    for (const letter of letters) sendOut(context, letter, site.brandName);
    return answer;
  });

  serve(app, 'cancelEmailChange', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const now = clock.now();
    return onceByKey({ db, operation: `cancelEmailChange ${account.id}`, request, now }, async (tx) => {
      await cancelChange(tx, account.id, now);
      return wire(null);
    });
  });

  serve(app, 'confirmEmailChange', async ({ request, body: { token } }) => {
    const [now, brand, site] = [clock.now(), brandAt(request.host), siteOf(request, context)];
    let letter: MessageRow | null = null;
    const answer = await onceByKey({ db, operation: `confirmEmailChange ${brand.name}`, request, now }, async (tx) => {
      const confirmed = await confirmChange(tx, { brand: brand.name, token, now });
      if (confirmed === 'taken') throw refusalOfTaken(request, 'email');
      if (confirmed === null) throw refusalIn(request, 409, 'LINK_EXPIRED', 'linkExpired');
      const { address, done, changedFrom: account, email } = confirmed;
      if (account) letter = await writeEmailChanged(tx, { account, brand, site, now, email });
      return { data: { address, done } };
    });
    sendOut(context, letter, site.brandName);
    return answer;
  });
}
