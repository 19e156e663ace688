import { createHash } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { wordmark } from '@/artwork/src/cover';
import { notFound } from '../../http/refusal';
import { type CatalogueGame } from '../catalogue/game';
import { SYMBOLS } from '../engines/slots/model';
import { houseScene } from '../art/houseScene';
import { sceneArt } from '../art/sceneArt';
import { symbolArt } from '../art/symbolArt';
import { type ClientFiles } from '../pages/clientFiles';
import { type StudioContext } from '../rounds/context';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** An image of a game by its name; null when the game has none. */
function artOf(game: CatalogueGame, picture: string): string | null {
  if (game.kind !== 'slot') return picture === 'scene' ? houseScene(game) : null;
  const symbol = SYMBOLS.find((one) => one === picture);
  if (symbol) return symbolArt(game, symbol);
  if (picture === 'wordmark') return wordmark(game);
  return picture === 'scene' ? sceneArt(game) : null;
}

/** GET /client/*: the built scripts, style sheet and font. GET /art/:game/*: the images of a game, drawn on request. */
export function fileRoutes(app: FastifyInstance, { catalogue }: StudioContext, files: ClientFiles): void {
  app.get<{ Params: { name: string } }>('/client/:name', (request, reply) => {
    const file = files.read(request.params.name);
    if (!file) throw notFound();
    return reply.header('cache-control', FOR_GOOD).type(file.type).send(file.bytes);
  });

  app.get<{ Params: { game: string; picture: string } }>('/art/:game/:picture.svg', (request, reply) => {
    const { game: id, picture } = request.params;
    const game = catalogue.find((one) => one.id === id);
    const svg = game && artOf(game, picture);
    if (!svg) throw notFound();
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ 'cache-control': A_DAY, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(svg);
  });
}
