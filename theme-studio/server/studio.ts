import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { logoSvg } from '@/sandbox/src/brands/brand/emblem';
import { themeFaults } from '@/themes/faults';
import { type Draft, draftFaults, type DraftFault, type House } from '../rules/draft';
import { isDraft } from '../rules/isDraft';
import { type Wardrobe } from './preview';
import { write, type Written } from './write';

/** What the page asks for once. */
export type Beginning = { drafts: readonly Draft[]; draft: Draft; preview: string; site: string };
/** The answer to each change. */
export type Worn = { version: number; faults: DraftFault[]; logo: string | null };

/** The page's own files, by path. */
export type PageFiles = ReadonlyMap<string, { type: string; body: string }>;

type Studio = { house: House; wardrobe: Wardrobe; files: PageFiles; preview: string; site: string };

/** More than a draft needs. */
const MOST_CHARACTERS = 200_000;

/** The page alone writes: a form of another site cannot send JSON, nor this origin. */
const isOwn = ({ headers }: IncomingMessage, port: number) =>
  /^application\/json\b/.test(headers['content-type'] ?? '') && headers.origin === `http://localhost:${port}`;

/** The theme studio: its page, and what the page sends. */
export function studioServer({ house, wardrobe, files, preview, site }: Studio, keep = write): Server {
  /** Puts a draft on, unless a browser could not even read it. */
  function wear(draft: Draft): Worn {
    const unread = themeFaults(draft.theme).filter(({ message }) => !message.includes('has a contrast of'));
    if (unread.length === 0) Object.assign(wardrobe, { draft, version: wardrobe.version + 1 });
    const logo = unread.length === 0 ? logoSvg(draft.theme, draft.brand.emblem) : null;
    return { version: wardrobe.version, faults: draftFaults(draft, house), logo };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { url = '/', method } = request;
    const { port } = request.socket.address() as { port: number };
    // A name that another site points to this machine is not ours.
    if (request.headers.host !== `localhost:${port}`) return void response.writeHead(421).end();
    const file = method === 'GET' ? files.get(url) : undefined;
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.body);
    if (method === 'GET' && url === '/beginning')
      return void say(200, { ...house, draft: wardrobe.draft, preview, site } satisfies Beginning);
    if (method !== 'POST' || (url !== '/draft' && url !== '/files')) return void response.writeHead(404).end();
    if (!isOwn(request, port)) return void response.writeHead(403).end();
    const sent = await text(request);
    const draft: unknown = sent.length > MOST_CHARACTERS ? null : JSON.parse(sent);
    if (!isDraft(draft)) return void say(400, { faults: [{ at: 'theme', message: 'This is not a draft.' }] });
    say(200, url === '/draft' ? wear(draft) : ((await keep(draft, house)) satisfies Written));
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message: error.message }));
    });
  });
}
