import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';
import { PainterBusy } from '../../artwork/painter';
import { MEDIA_TYPES, type Picture, pictureFolder, readPicture } from '../../artwork/picture';
import { gameById } from '../../db/games';
import { ASSETS } from '../../folders';
import { type BackendContext } from '../context';
import { notFound, Refusal } from '../refusal';

const PREFIX = '/api/core/casino/assets/';

/** The name of a picture changes with what is on it. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A crowd asks for pictures nobody drew yet; whoever asks again later finds them. */
function refuseWhenBusy(error: unknown): never {
  throw error instanceof PainterBusy ? new Refusal(503, 'BUSY', 'Pictures are being drawn, ask again later') : error;
}

/** The bytes of a picture; only what the catalogue holds under this very name is drawn. */
async function bytesOf(picture: Picture, { db, pictures }: BackendContext): Promise<Uint8Array> {
  const kept = await pictures.kept(picture);
  if (kept) return kept;
  const game = await gameById(db, picture.id);
  if (!game || pictureFolder(game) !== picture.folder) throw notFound();
  return pictures.have(game, picture).catch(refuseWhenBusy);
}

/**
 * GET assets/*: the brand's files, a week in caches and then asked for by their ETag; and below games/ the covers, drawn
 * when first asked for and kept in caches for good.
 */
export function assetRoutes(app: FastifyInstance, context: BackendContext): void {
  void app.register(fastifyStatic, {
    root: ASSETS,
    prefix: PREFIX,
    maxAge: '7d',
    index: false,
    dotfiles: 'ignore',
  });
  app.get<{ Params: { folder: string; file: string } }>(`${PREFIX}games/:folder/:file`, async ({ params }, reply) => {
    const picture = readPicture(params.folder, params.file);
    if (!picture) throw notFound();
    const bytes = await bytesOf(picture, context);
    return reply.header('cache-control', FOREVER).type(MEDIA_TYPES[picture.type]).send(bytes);
  });
}
