import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { spokenIn, spokenOf } from '../../http/languages';
import { profileChange } from './profileChange';
import { say } from '../accounts/fields/sentences';
import { changeAccount, lockedAccount } from '../accounts/store/accounts';
import { askForDocumentsAgain } from '../documents/documentStore';
import { type MessageRow } from '../mail/messages';
import { type PlayerSession } from '../accounts/store/sessions';
import { writeVerification } from '../mail/accountMessages';
import { type ProfileContext } from './context';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { type Call, serve } from '../../http/operation';
import { changePassword } from './passwordChange';
import { playerOf } from '../accounts/player';
import { askAgain } from '../accounts/security/confirmations';
import { refusalIn, refusalOfTaken, refuseFaults, sayFaults } from '../accounts/fields/refusals';
import { rememberDevice } from '../accounts/knownDevice';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { beginByTicket } from '../session/beginByTicket';
import { userDetails } from './userWire';

type Update = RequestOf<'updateUserDetails'>;

const SUCCESS = { data: { success: true } };

/** The theme for which a profile change resets KYC approval (spec §7). */
const RESETS_KYC = 'lulu';

/** Changes the profile, respecting the locks of OP-058 and OP-059; a new e-mail has to be verified. */
async function changeProfile(request: FastifyRequest, body: Update, player: PlayerSession, context: ProfileContext) {
  const { db, clock, brandAt } = context;
  const [now, brand, site] = [clock.now(), brandAt(request.host), siteOf(request, context)];
  const resetKyc = body.onChangeResetKyc === true && brand.settings.theme === RESETS_KYC;
  let message: MessageRow | null = null;
  const operation = `updateUserDetails ${player.account.id}`;
  const answer = await onceByKeyIfAny({ db, operation, request, now }, async (tx) => {
    const account = (await lockedAccount(tx, player.account.id)) ?? player.account;
    const change = profileChange(body, { account, brand, now, resetKyc });
    if ('locked' in change) {
      throw refusalIn(request, 409, 'FIELD_LOCKED', 'checkFields', sayFaults(request, change.locked));
    }
    if ('faults' in change) refuseFaults(request, change.faults);
    if (!('values' in change) || Object.keys(change.values).length === 0) return SUCCESS;
    const changed = await changeAccount(tx, account.id, change.values);
    if (typeof changed === 'string') throw refusalOfTaken(request, changed);
    if (change.values.kycStatus === null) {
      // The confirmed documents prove the old data.
      const reason = say(spokenOf(account.preferredLanguage), 'profileChanged');
      await askForDocumentsAgain(tx, account.id, reason, now);
    }
    if (change.values.email) message = await writeVerification(tx, { account: changed, brand, site, now });
    return SUCCESS;
  });
  sendOut(context, message, site.brandName);
  return answer;
}

/** GET get-user-details; PUT and POST update-user-details, which also changes the password (OP-033). */
export function profileRoutes(app: FastifyInstance, context: ProfileContext): void {
  serve(app, 'userDetails', async ({ request }, reply) => {
    const reader = {
      brand: context.brandAt(request.host),
      now: context.clock.now(),
      language: spokenIn(request.headers['accept-language']),
    };
    const begun = await beginByTicket(request, context);
    if (begun) {
      void reply.header('set-cookie', rememberDevice(request, begun.account));
      return { ...(await userDetails(context.db, begun.account, reader)), accessToken: begun.accessToken };
    }
    const { account } = await playerOf(request, context);
    return userDetails(context.db, account, reader);
  });

  const update = async ({ body, request }: Pick<Call<'updateUserDetails'>, 'body' | 'request'>) => {
    const player = await playerOf(request, context);
    const isPassword = body.newPassword !== undefined || body.currentPassword !== undefined;
    if (isPassword) await askAgain(request, context, player, 'password');
    if (body.email !== undefined && body.email !== player.account.email)
      await askAgain(request, context, player, 'email');
    return isPassword ? changePassword(request, body, player, context) : changeProfile(request, body, player, context);
  };
  serve(app, 'updateUserDetails', update);
  serve(app, 'updateUserDetailsByPost', update);
}
