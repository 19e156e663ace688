import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ownAddress } from '@/domain/links/ownAddress';
import { beginFlow, endFlow, type Flow } from '../../db/googleFlows';
import { keepNewcomer } from '../../db/googleNewcomers';
import { giveTicket } from '../../db/signInTickets';
import { cookieIn, cookieOf, type GoogleCookie } from '../../google/cookies';
import { enterWithGoogle, type NoEntry } from '../../google/enter';
import { type GooglePerson, type GoogleProvider } from '../../google/provider';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { refusalIn } from '../refusals';
import { siteOriginOf } from '../siteOrigin';
import { visitorOf } from '../visitor';
import { NEWCOMER } from './googleSignUp';

/** Where the provider sends browsers back to: below the site, which passes /api on to us. */
export const GOOGLE_CALLBACK = '/api/user/google-callback';

/** Ties the way to the browser it began in. */
const FLOW: GoogleCookie = { name: 'googleFlow', path: GOOGLE_CALLBACK, seconds: 600 };

type Way = Pick<Flow, 'siteOrigin' | 'returnTo'>;

/** What the site is told in its address, and the browser in cookies. */
type Entered = { say: Readonly<Record<string, string>>; cookies: readonly string[] };

/** An address of the site with something to say to it; a dialog that stood open there is not opened again. */
function backTo({ siteOrigin, returnTo }: Way, say: Readonly<Record<string, string>>): string {
  const url = new URL(returnTo, siteOrigin);
  for (const name of ['modal', 'at', 'google']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(say)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * POST google-sign-in and the way back (OP-054): code flow with PKCE, state, nonce, and a cookie that ties the way to the
 * browser it began in. It ends at the site: with a one-use `at`, with a ticket to open an account (googleSignUp.ts), or with the
 * reason why not.
 */
export function googleRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt, google } = context;
  const redirectUri = (siteOrigin: string) => `${siteOrigin}${GOOGLE_CALLBACK}`;

  serve(app, 'startGoogleSignIn', async ({ body, request }, reply) => {
    if (!google) throw refusalIn(request, 409, 'GOOGLE_UNAVAILABLE', 'googleUnavailable');
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

  /** The person of a code; null when the provider does not stand for it. */
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

  /** Where a person goes on: with a one-use `at`, or, having no account, to open one; else the reason why not. */
  async function enter(request: FastifyRequest, flow: Flow, code: string): Promise<Entered | NoEntry> {
    const person = google && code !== '' ? await personOf(request, google, flow, code) : null;
    if (!person) return 'failed';
    const [now, brand] = [clock.now(), brandAt(request.host)];
    const { country } = visitorOf(request, context);
    const account = await enterWithGoogle(db, { person, brand, country, now });
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
