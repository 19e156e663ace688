import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { ownAddress } from '@/domain/links/ownAddress';
import { beginFlow, endFlow, type Flow } from './google/flows';
import { keepNewcomer } from './google/newcomers';
import { giveTicket } from '../accounts/store/signInTickets';
import { cookieIn, cookieOf, type SiteCookie } from '../../http/siteCookie';
import { enterWithGoogle, type NoEntry } from './google/enter';
import { type GooglePerson, type GoogleProvider } from './google/provider';
import { type SessionContext } from './context';
import { serve } from '../../http/operation';
import { refusalIn } from '../accounts/fields/refusals';
import { siteOriginOf } from '../../http/siteOrigin';
import { marketOf } from '../markets/marketOf';
import { visitorOf } from '../../http/visitor';
import { NEWCOMER } from './googleSignUp';

/** The redirect URI: a path on the site, which forwards /api to this backend. */
export const GOOGLE_CALLBACK = '/api/user/google-callback';

/** Binds the flow to the browser it started in. */
const FLOW: SiteCookie = { name: 'googleFlow', path: GOOGLE_CALLBACK, seconds: 600 };

type Way = Pick<Flow, 'siteOrigin' | 'returnTo'>;

/** URL parameters for the site, and cookies for the browser. */
type Entered = { say: Readonly<Record<string, string>>; cookies: readonly string[] };

/** A URL of the site with the given parameters; removes those of a dialog or an earlier sign-in. */
function backTo({ siteOrigin, returnTo }: Way, say: Readonly<Record<string, string>>): string {
  const url = new URL(returnTo, siteOrigin);
  for (const name of ['modal', 'at', 'google']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(say)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * POST google-sign-in and its callback (OP-054): authorization code flow with PKCE, state, nonce, and a cookie that
 * binds it to the browser it started in. It ends at the site with a one-time `at`, with a ticket to open an account
 * (googleSignUp.ts), or with the reason for the failure.
 */
export function googleRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, google } = context;
  const redirectUri = (siteOrigin: string) => `${siteOrigin}${GOOGLE_CALLBACK}`;

  serve(app, 'startGoogleSignIn', async ({ body, request }, reply) => {
    if (!google) throw refusalIn(request, 409, 'GOOGLE_UNAVAILABLE', 'googleUnavailable');
    const { ip } = visitorOf(request, context);
    await countAttempt({ db, request, now: clock.now() }, LIMITS.googleByAddress, ip);
    const siteOrigin = siteOriginOf(request, context);
    const place = {
      brand: brandAt(request.host).name,
      siteOrigin,
      returnTo: ownAddress(body.returnTo ?? '') ?? '/',
    };
    const { browser, ...secrets } = await beginFlow(db, place, clock.now());
    try {
      const url = await google.authorizeUrl({ ...secrets, redirectUri: redirectUri(siteOrigin) });
      void reply.header('set-cookie', cookieOf(request, FLOW, browser));
      return { data: { url } };
    } catch (error) {
      request.log.error(error);
      throw refusalIn(request, 409, 'GOOGLE_UNAVAILABLE', 'googleUnavailable');
    }
  });

  /** The person of an authorization code; null when the provider rejects it or the nonce does not match. */
  async function personOf(request: FastifyRequest, provider: GoogleProvider, flow: Flow, code: string) {
    try {
      const given = { code, verifier: flow.verifier, redirectUri: redirectUri(flow.siteOrigin) };
      const person: GooglePerson = await provider.personFor(given);
      return flow.isNonce(person.nonce) ? person : null;
    } catch (error) {
      request.log.warn(error);
      return null;
    }
  }

  /**
   * What follows a sign-in: a one-time `at`, a sign-up ticket if there is no account, or the reason for the failure.
   */
  async function enter(request: FastifyRequest, flow: Flow, code: string): Promise<Entered | NoEntry> {
    const person = google && code !== '' ? await personOf(request, google, flow, code) : null;
    if (!person) return 'failed';
    const [now, brand] = [clock.now(), brandAt(request.host)];
    const { country } = visitorOf(request, context);
    const account = await enterWithGoogle(db, { person, brand, country, now, market: (one) => marketOf(context, one) });
    if (account === 'newcomer') {
      const ticket = await keepNewcomer(db, brand.name, person, now);
      return { say: { modal: 'google-signup' }, cookies: [cookieOf(request, NEWCOMER, ticket)] };
    }
    return typeof account === 'string' ? account : { say: { at: await giveTicket(db, account.id, now) }, cookies: [] };
  }

  type Back = { Querystring: Readonly<Record<string, unknown>> };
  app.get<Back>(GOOGLE_CALLBACK, async (request, reply): Promise<FastifyReply> => {
    const text = (name: string) => (typeof request.query[name] === 'string' ? (request.query[name] as string) : '');
    const go = (way: Way, { say, cookies }: Entered) =>
      reply
        .headers({ 'referrer-policy': 'no-referrer', 'set-cookie': [cookieOf(request, FLOW, null), ...cookies] })
        .redirect(backTo(way, say), 303);
    const notice = (way: Way, google: string) => go(way, { say: { modal: 'login', google }, cookies: [] });

    const browser = cookieIn(request, FLOW);
    const brand = brandAt(request.host).name;
    const flow = await endFlow(db, { state: text('state'), browser, brand, now: clock.now() });
    if (!flow) return notice({ siteOrigin: siteOriginOf(request, context), returnTo: '/' }, 'failed');
    if (text('error') !== '') return notice(flow, text('error') === 'access_denied' ? 'cancelled' : 'failed');
    const entered = await enter(request, flow, text('code'));
    return typeof entered === 'string' ? notice(flow, entered) : go(flow, entered);
  });
}
