import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { type Controls } from './sections/controls';
import { guard } from './guard';
import { readAskedPlayer } from './askedPlayer';
import { type Notice, panelPage } from './page';
import { type Players } from './players';
import { type Section, type Viewer, WrongInput } from './sections/section';
import { accountsSection } from './sections/accounts';
import { clockSection } from './sections/clock';
import { eventsSection } from './sections/events';
import { faultsSection } from './sections/faults';
import { visitorSection } from './sections/visitor';
import { PANEL_CSS } from './style';

const PAGE = '/sandbox';
const SECTIONS: readonly Section[] = [visitorSection, clockSection, faultsSection, eventsSection, accountsSection];

/** Bytes; enough for the longest form in any script, percent-encoded. */
const BODY_LIMIT = 16_384;

/** Unread notices kept; older ones are dropped. */
const MOST_NOTICES = 100;

/** No scripts, no framing. The check of posts needs the Origin header, so referrers are not suppressed. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

type Options = {
  controls: Controls;
  /** Names of the brands; the panel also answers at each <name>.localhost. */
  brands: readonly string[];
  /** Sections that need the database, shown after the others. */
  sections?: readonly Section[];
  /** Creates players in one call; null: not available. */
  players?: Players | null;
  log: FastifyServerOptions['logger'];
};

function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, ({ headers }: FastifyRequest, body: Buffer) =>
    readMultipart(body, headers['content-type'] ?? ''),
  );
}

/** A form with files, each as its text. */
async function readMultipart(body: Buffer, type: string): Promise<URLSearchParams> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw Object.assign(new Error('The form cannot be read'), { statusCode: 400 });
  });
  const fields = new URLSearchParams();
  for (const [name, value] of form) fields.append(name, typeof value === 'string' ? value : await value.text());
  return fields;
}

/** Notices of accepted forms, identified by the redirect's URL, so that each sender sees their own. */
function createNotices() {
  const unread = new Map<string, Notice>();
  return {
    /** Stores a notice; answers the URL that shows it. */
    keep(notice: Notice): string {
      const id = randomUUID();
      unread.set(id, notice);
      for (const [oldest] of unread) if (unread.size > MOST_NOTICES) unread.delete(oldest);
      return `${PAGE}?said=${id}`;
    },
    /** The notice of a URL, once; null for none. */
    take(id: string): Notice | null {
      const notice = unread.get(id) ?? null;
      unread.delete(id);
      return notice;
    },
  };
}

/** Tests ask for JSON: they need the notice, not the page. */
const wantsJson = ({ accept }: IncomingHttpHeaders): boolean => accept === 'application/json';

/**
 * POST /sandbox/players: creates a player (askedPlayer.ts); answers { email, password, token }, or 422 with { wrong }.
 */
function servePlayers(app: FastifyInstance, players: Players): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: string }>(`${PAGE}/players`, async ({ body }, reply) => {
      try {
        return await players.make(readAskedPlayer(parsed(body)));
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
        return reply.code(422).send({ wrong: error.message });
      }
    });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongInput('Give JSON.');
  }
}

/**
 * The control panel: a page with a form per section, at /sandbox on its own port. An accepted form redirects to the
 * page, which shows its notice once; a rejected one renders the page with an error. For clients that accept JSON the
 * answer is { said }, or 422 with { wrong }, and no page.
 */
export function createPanel({ controls, brands, sections: more = [], players = null, log }: Options): FastifyInstance {
  const sections = [...SECTIONS, ...more];
  const app = Fastify({
    logger: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
  });
  takeForms(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  guard(app, brands);

  const notices = createNotices();
  const show = async (reply: FastifyReply, viewer: Viewer, said: Notice | null) =>
    reply.type('text/html; charset=utf-8').send(await panelPage(sections, controls, viewer, said));

  app.get('/', (_request, reply) => reply.redirect(PAGE, 303));
  app.get(`${PAGE}/panel.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(PANEL_CSS));
  app.get<{ Querystring: { said?: string } }>(PAGE, ({ headers, query }, reply) =>
    show(reply, { host: headers.host ?? '', cookies: headers.cookie, brands }, notices.take(String(query.said))),
  );
  if (players) servePlayers(app, players);
  for (const section of sections) {
    section.routes?.(app);
    const { bodyLimit = BODY_LIMIT } = section;
    app.post<{ Body: URLSearchParams }>(`${PAGE}/${section.name}`, { bodyLimit }, async ({ body, headers }, reply) => {
      try {
        const { said, isWrong = false, cookie } = await section.submit(controls, body);
        if (cookie) void reply.header('set-cookie', cookie);
        return wantsJson(headers) ? { said } : reply.redirect(notices.keep({ text: said, isWrong }), 303);
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
        if (wantsJson(headers)) return reply.code(422).send({ wrong: error.message });
        const viewer = { host: headers.host ?? '', cookies: headers.cookie, brands };
        return show(reply.code(422), viewer, { text: `${section.title}: ${error.message}`, isWrong: true });
      }
    });
  }
  return app;
}
