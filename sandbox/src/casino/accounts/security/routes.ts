import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { orBusy, refusalIn } from '../fields/refusals';
import { countAttempt, LIMITS } from '../attemptLimits';
import { type AccountsContext } from '../context';
import { playerIn, playerOf, sessionEnded } from '../player';
import { lockedAccount, type AccountRow } from '../store/accounts';
import { attemptsLeft, forgetAttempts } from '../store/attempts';
import { type PlayerSession } from '../store/sessions';
import { type HttpContext } from '../../../http/context';
import { onceByKey } from '../../../http/onceByKey';
import { serve } from '../../../http/operation';
import { siteOf } from '../../../http/siteOrigin';
import { visitorOf } from '../../../http/visitor';
import { type Db } from '../../../db/database';
import { authenticatorUri, newAuthenticatorSecret } from './authenticator';
import { type TellChange } from './changes';
import { askAgain, confirmSession, guardedFor, proofsFor } from './confirmations';
import {
  authenticatorOf,
  isStarted,
  methodsOf,
  passkeysOf,
  removeAuthenticator,
  removePasskey,
  securityWire,
  startAuthenticator,
  takeCode,
} from './methods';
import { creationOptions, keepPasskey, MOST_PASSKEYS, type Party, requestOptions } from './passkeys';
import { provesSecondStep } from './prove';
import { giveRecoveryCodes, recoveryCodesLeft } from './recoveryCodes';
import { accountOfTicket, isOpenTicket } from './tickets';

/** `secretsKey` seals the secrets of authenticators; `tellChange` tells players of changed methods. */
export type SecurityContext = HttpContext &
  Pick<AccountsContext, 'passwords'> & { secretsKey: string; tellChange: TellChange };

/** The site that a passkey of this request belongs to. */
export function partyOf(request: FastifyRequest, context: Pick<HttpContext, 'env' | 'brandAt'>): Party {
  const { origin, brandName } = siteOf(request, context);
  return { origin, id: URL.canParse(origin) ? new URL(origin).hostname : '', name: brandName };
}

/** The refusal of a proof that does not hold, with the tries that are left. */
export async function wrongProof(request: FastifyRequest, db: Db, accountId: string, now: Date) {
  const left = await attemptsLeft(db, LIMITS.secondStepByAccount, accountId, now);
  return refusalIn(request, 422, 'WRONG_PROOF', 'wrongProof', { attemptsLeft: left });
}

/** What the calls of the methods share. */
function toolsOf(context: SecurityContext) {
  const { db, clock } = context;
  const tell = (tx: Db, account: AccountRow) => securityWire(tx, account.id, [...guardedFor(context, account)]);
  const tried = (request: FastifyRequest, accountId: string) =>
    countAttempt({ db, request, now: clock.now() }, LIMITS.secondStepByAccount, accountId);
  /** A player who proved just now who they are, where the brand asks. */
  const asked = async (request: FastifyRequest): Promise<PlayerSession> => {
    const player = await playerOf(request, context);
    await askAgain(request, context, player, 'methods');
    return player;
  };
  const write = (request: FastifyRequest, operation: string, { account }: PlayerSession) => ({
    db,
    operation: `${operation} ${account.id}`,
    request,
    now: clock.now(),
  });
  const locked = async (tx: Db, request: FastifyRequest, id: string): Promise<AccountRow> => {
    const account = await lockedAccount(tx, id);
    if (!account) throw sessionEnded(request);
    return account;
  };
  /** After a first method: recovery codes, and this session counts as proved. */
  const added = async (tx: Db, request: FastifyRequest, { account, sessionId }: PlayerSession) => {
    await confirmSession(tx, sessionId, true, clock.now());
    const codes = (await recoveryCodesLeft(tx, account.id)) > 0 ? null : await giveRecoveryCodes(tx, account.id);
    return { data: { security: await tell(tx, account), ...(codes && { recoveryCodes: codes }) } };
  };
  return { tell, tried, asked, write, locked, added };
}

type Tools = ReturnType<typeof toolsOf>;

/** The authenticator app: started, confirmed by a code, removed. */
function authenticatorRoutes(app: FastifyInstance, context: SecurityContext, tools: Tools): void {
  const { db, clock, tellChange, secretsKey: key } = context;
  const { tell, tried, asked, write, locked, added } = tools;

  serve(app, 'startAuthenticator', async ({ request }) => {
    const { account } = await asked(request);
    const now = clock.now();
    return db.transaction(async (tx) => {
      await locked(tx, request, account.id);
      if ((await authenticatorOf(tx, account.id))?.confirmedAt)
        throw refusalIn(request, 409, 'ALREADY_ON', 'authenticatorOn');
      const secret = newAuthenticatorSecret();
      const expiresAt = await startAuthenticator(tx, { accountId: account.id, secret, key, now });
      const uri = authenticatorUri(secret, siteOf(request, context).brandName, account.email);
      return { data: { secret, uri, expiresAt: expiresAt.toISOString() } };
    });
  });

  serve(app, 'confirmAuthenticator', async ({ request, body: { code } }) => {
    const player = await playerOf(request, context);
    const { id } = player.account;
    const now = clock.now();
    await tried(request, id);
    return onceByKey(write(request, 'confirmAuthenticator', player), async (tx) => {
      await locked(tx, request, id);
      const row = await authenticatorOf(tx, id);
      if (row?.confirmedAt) throw refusalIn(request, 409, 'ALREADY_ON', 'authenticatorOn');
      if (!isStarted(row, now)) throw refusalIn(request, 409, 'NOTHING_STARTED', 'nothingStarted');
      if (!(await takeCode(tx, row, code, key, now))) return wrongProof(request, tx, id, now);
      await forgetAttempts(tx, LIMITS.secondStepByAccount, id);
      await tellChange(tx, player.account, 'authenticatorOn', now);
      return added(tx, request, player);
    });
  });

  serve(app, 'removeAuthenticator', async ({ request }) => {
    const player = await asked(request);
    return onceByKey(write(request, 'removeAuthenticator', player), async (tx) => {
      await locked(tx, request, player.account.id);
      if ((await authenticatorOf(tx, player.account.id))?.confirmedAt)
        await tellChange(tx, player.account, 'authenticatorOff', clock.now());
      await removeAuthenticator(tx, player.account.id);
      return { data: { security: await tell(tx, player.account) } };
    });
  });
}

/** Passkeys: created, kept, removed, and the challenge of a proof by one. */
function passkeyRoutes(app: FastifyInstance, context: SecurityContext, tools: Tools): void {
  const { db, clock, brandAt, tellChange } = context;
  const { tell, asked, write, locked, added } = tools;

  serve(app, 'startPasskey', async ({ request }) => {
    const { account } = await asked(request);
    const options = await creationOptions(db, account, partyOf(request, context), clock.now());
    return { data: { options: { ...options } } };
  });

  serve(app, 'addPasskey', async ({ request, body: { passkey, name = null } }) => {
    const player = await playerOf(request, context);
    const [now, party] = [clock.now(), partyOf(request, context)];
    return onceByKey(write(request, 'addPasskey', player), async (tx) => {
      const account = await locked(tx, request, player.account.id);
      if ((await passkeysOf(tx, account.id)).length >= MOST_PASSKEYS)
        throw refusalIn(request, 409, 'TOO_MANY_PASSKEYS', 'tooManyPasskeys');
      const kept = await keepPasskey(tx, account, { answer: passkey, party, now, name: name?.trim() || null });
      // Returned, not thrown: its challenge stays spent.
      if (!kept) return refusalIn(request, 422, 'WRONG_PROOF', 'wrongProof');
      await tellChange(tx, account, 'passkeyAdded', now);
      return added(tx, request, player);
    });
  });

  serve(app, 'removePasskey', async ({ request, body }) => {
    const player = await asked(request);
    return onceByKey(write(request, 'removePasskey', player), async (tx) => {
      const account = await locked(tx, request, player.account.id);
      const { id } = account;
      const isOwn = (await passkeysOf(tx, id)).some((one) => one.id === body.id);
      if (isOwn) await removePasskey(tx, id, body.id);
      if (isOwn) await tellChange(tx, account, 'passkeyRemoved', clock.now());
      return { data: { security: await tell(tx, account) } };
    });
  });

  serve(app, 'passkeyChallenge', async ({ request, body: { ticket } }) => {
    const [now, party] = [clock.now(), partyOf(request, context)];
    await countAttempt({ db, request, now }, LIMITS.challengeByAddress, visitorOf(request, context).ip);
    const optionsFor = async (purpose: 'login' | 'secondStep' | 'confirm', accountId: string | null) => ({
      data: { options: { ...(await requestOptions(db, { purpose, accountId, party, now })) } },
    });
    if (ticket !== undefined) {
      const account = await accountOfTicket(db, brandAt(request.host).name, ticket);
      if (!account || !(await isOpenTicket(db, ticket, account, now)))
        throw refusalIn(request, 409, 'LOGIN_EXPIRED', 'loginExpired');
      return optionsFor('secondStep', account.id);
    }
    const player = await playerIn(request, context);
    return player ? optionsFor('confirm', player.account.id) : optionsFor('login', null);
  });
}

/**
 * Two-step log-in of a player: the authenticator, passkeys, recovery codes, and the proof that is asked for again. What
 * opens a session stands in session/secondStep.ts.
 */
export function securityRoutes(app: FastifyInstance, context: SecurityContext): void {
  const { db, clock, passwords, tellChange, secretsKey: key } = context;
  const tools = toolsOf(context);
  const { tell, tried, asked, write, locked } = tools;
  authenticatorRoutes(app, context, tools);
  passkeyRoutes(app, context, tools);

  serve(app, 'security', async ({ request }) => {
    const { account } = await playerOf(request, context);
    return { data: { security: await tell(db, account) } };
  });

  serve(app, 'renewRecoveryCodes', async ({ request }) => {
    const player = await asked(request);
    return onceByKey(write(request, 'renewRecoveryCodes', player), async (tx) => {
      const account = await locked(tx, request, player.account.id);
      const { id } = account;
      if ((await methodsOf(tx, id)).length === 0) throw refusalIn(request, 409, 'NO_METHOD', 'noMethod');
      const recoveryCodes = await giveRecoveryCodes(tx, id);
      await tellChange(tx, player.account, 'recoveryCodes', clock.now());
      return { data: { security: await tell(tx, account), recoveryCodes } };
    });
  });

  serve(app, 'confirmIdentity', async ({ request, body: { proof } }) => {
    const player = await playerOf(request, context);
    const { id, passwordHash } = player.account;
    const [now, party] = [clock.now(), partyOf(request, context)];
    await tried(request, id);
    const isPassword =
      proof.password !== undefined && (await orBusy(request, passwords.verify(proof.password, passwordHash)));
    return onceByKey(write(request, 'confirmIdentity', player), async (tx) => {
      const account = await locked(tx, request, id);
      const byPassword = (await proofsFor(tx, { ...player, account }, 'methods'))[0] === 'password';
      const holds = byPassword
        ? isPassword && account.passwordHash === passwordHash
        : await provesSecondStep(tx, account, { proof, purpose: 'confirm', party, key, now });
      if (!holds) return wrongProof(request, tx, id, now);
      await forgetAttempts(tx, LIMITS.secondStepByAccount, id);
      const until = await confirmSession(tx, player.sessionId, !byPassword, now);
      return { data: { until: until.toISOString() } };
    });
  });
}
