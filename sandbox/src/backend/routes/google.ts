import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { beginFlow, endFlow, type Flow } from '../../db/googleFlows';
import { giveTicket } from '../../db/signInTickets';
import { enterWithGoogle, type NoEntry } from '../../google/enter';
import { type GooglePerson, type GoogleProvider } from '../../google/provider';
import { type BackendContext } from '../context';
import { languageCode } from '../language';
import { serve } from '../operation';
import { refusalIn } from '../refusals';
import { siteOriginOf } from '../siteOrigin';
import { visitorOf } from '../visitor';

/** Where the provider sends browsers back to: below the site, which passes /api on to us. */
export const GOOGLE_CALLBACK = '/api/user/google-callback';

const COOKIE = 'googleFlow';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})(?:;|$)`);
const COOKIE_SECONDS = 600;

/** A path of the site itself; anything that could lead elsewhere is the start page. */
function ownPath(path: string | undefined, siteOrigin: string): string {
  if (!path || path.length > 2_000 || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, siteOrigin)) return '/';
  const { origin, pathname, search } = new URL(path, siteOrigin);
  return origin === siteOrigin ? `${pathname}${search}` : '/';
}

type Way = Pick<Flow, 'siteOrigin' | 'returnTo'>;

/** An address of the site with something to say to it; a dialog that stood open there is not opened again. */
function backTo({ siteOrigin, returnTo }: Way, say: Readonly<Record<string, string>>): string {
  const url = new URL(returnTo, siteOrigin);
  for (const name of ['modal', 'at', 'google']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(say)) url.searchParams.set(name, value);
  return url.href;
}

const cookieOf = (request: FastifyRequest, value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=${GOOGLE_CALLBACK}; Max-Age=${seconds}; HttpOnly; SameSite=Lax` +
  (request.protocol === 'https' ? '; Secure' : '');

/**
 * POST google-sign-in and the way back (OP-054): code flow with PKCE, state, nonce, and a cookie that ties the way to the
 * browser it began in. It ends at the site, with a one-use `at` or with the reason why not.
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
      returnTo: ownPath(body.returnTo, siteOrigin),
      language: languageCode(request.headers['accept-language']) ?? 'en',
    };
    const { browser, ...secrets } = await beginFlow(db, place, clock.now());
    try {
      const url = await google.authorizeUrl({ ...secrets, redirectUri: redirectUri(siteOrigin) });
      void reply.header('set-cookie', cookieOf(request, browser, COOKIE_SECONDS));
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

  async function enter(request: FastifyRequest, flow: Flow, code: string): Promise<{ at: string } | NoEntry> {
    const person = google && code !== '' ? await personOf(request, google, flow, code) : null;
    if (!person) return 'failed';
    const now = clock.now();
    const { ip, country } = visitorOf(request, context);
    const { language } = flow;
    const brand = brandAt(request.host);
    const account = await enterWithGoogle(db, { person, brand, visitor: { ip, country }, language, now });
    return typeof account === 'string' ? account : { at: await giveTicket(db, account.id, now) };
  }

  type Back = { Querystring: Readonly<Record<string, unknown>> };
  app.get<Back>(GOOGLE_CALLBACK, async (request, reply): Promise<FastifyReply> => {
    const text = (name: string) => (typeof request.query[name] === 'string' ? (request.query[name] as string) : '');
    const go = (address: string) =>
      reply
        .headers({ 'referrer-policy': 'no-referrer', 'set-cookie': cookieOf(request, '', 0) })
        .redirect(address, 303);
    const notice = (way: Way, google: string) => go(backTo(way, { modal: 'login', google }));

    const browser = COOKIE_PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const brand = brandAt(request.host).name;
    const flow = await endFlow(db, { state: text('state'), browser, brand, now: clock.now() });
    if (!flow) return notice({ siteOrigin: siteOriginOf(request, context), returnTo: '/' }, 'failed');
    if (text('error') !== '') return notice(flow, text('error') === 'access_denied' ? 'cancelled' : 'failed');
    const entered = await enter(request, flow, text('code'));
    return typeof entered === 'string' ? notice(flow, entered) : go(backTo(flow, entered));
  });
}
