import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { PainterBusy } from '../../pictures/painter';
import { MEDIA_TYPES, type Picture, pictureFolder, readPicture } from '../../pictures/picture';
import { markSvg } from '../../brands/brand/marks';
import { gameById } from './gameStore';
import { type AssetsContext } from './context';
import { notFound, Refusal } from '../../http/refusal';

/** The assets address. */
export const PREFIX = '/api/core/casino/assets/';

const SVG = 'image/svg+xml; charset=utf-8';
/** The same lifetime as the static files (`maxAge` below). */
const WEEK = 'public, max-age=604800';

/** A picture's name changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A 503 while too many pictures wait to be drawn; a later retry succeeds. */
export function refuseWhenBusy(error: unknown): never {
  throw error instanceof PainterBusy ? new Refusal(503, 'BUSY', 'Pictures are being drawn, ask again later') : error;
}

/** The bytes of a picture; drawn only if the catalogue has a game with exactly this name. */
async function bytesOf(picture: Picture, { db, pictures }: AssetsContext): Promise<Uint8Array> {
  const kept = await pictures.kept(picture);
  if (kept) return kept;
  const game = await gameById(db, picture.id);
  if (!game || pictureFolder(game) !== picture.folder) throw notFound();
  return pictures.have(game, picture).catch(refuseWhenBusy);
}

/** Sends a drawn picture, cached forever. */
export const sendPicture = (reply: FastifyReply, { type }: Picture, bytes: Uint8Array) =>
  reply.header('cache-control', FOREVER).type(MEDIA_TYPES[type]).send(bytes);

/**
 * GET assets/*: static files and generated brand logos, cached for a week; below marks/, the icons of networks and
 * payment methods; below games/, the covers, drawn on first request and cached forever.
 */
export function assetRoutes(app: FastifyInstance, context: AssetsContext): void {
  void app.register(fastifyStatic, {
    root: [...context.assets],
    prefix: PREFIX,
    maxAge: '7d',
    index: false,
    dotfiles: 'ignore',
  });
  const send = (reply: FastifyReply, drawing: string | null | undefined) => {
    if (!drawing) throw notFound();
    return reply.header('cache-control', WEEK).type(SVG).send(drawing);
  };
  app.get<{ Params: { name: string; file: string } }>(`${PREFIX}brand/:name/:file`, ({ params }, reply) =>
    send(reply, context.files.get(`brand/${params.name}/${params.file}`)),
  );
  app.get<{ Params: { slug: string } }>(`${PREFIX}marks/:slug.svg`, ({ params }, reply) =>
    send(reply, markSvg(params.slug)),
  );
  app.get<{ Params: { folder: string; file: string } }>(`${PREFIX}games/:folder/:file`, async ({ params }, reply) => {
    const picture = readPicture(params.folder, params.file);
    if (!picture) throw notFound();
    return sendPicture(reply, picture, await bytesOf(picture, context));
  });
}
