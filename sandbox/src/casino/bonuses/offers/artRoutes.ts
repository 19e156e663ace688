import { type FastifyInstance } from 'fastify';
import { isOf, readOfferPicture } from '../../../pictures/offerPicture';
import { notFound } from '../../../http/refusal';
import { PREFIX, refuseWhenBusy, sendPicture } from '../../games/assetRoutes';
import { type AssetsContext } from '../../games/context';
import { gameNamesOf } from './gameNames';
import { drawingsOf } from './offerArt';
import { offerById } from './offers';
import { gamesOf } from './offerWire';

/** GET assets/offers/*: the pictures of offers, drawn on first request and cached forever, as covers are. */
export function offerArtRoutes(app: FastifyInstance, { db, pictures }: AssetsContext): void {
  app.get<{ Params: { folder: string; file: string } }>(`${PREFIX}offers/:folder/:file`, async ({ params }, reply) => {
    const picture = readOfferPicture(params.folder, params.file);
    if (!picture) throw notFound();
    const kept = await pictures.kept(picture);
    if (kept) return sendPicture(reply, picture, kept);
    const offer = offerById(picture.id);
    const drawing = offer && drawingsOf(offer, await gameNamesOf(db, gamesOf(offer)))[picture.form];
    if (!drawing || !isOf(drawing, picture)) throw notFound();
    return sendPicture(reply, picture, await pictures.have(drawing, picture).catch(refuseWhenBusy));
  });
}
