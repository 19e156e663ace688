import { type OfferDrawing, pictureTemplate } from '../../../pictures/offerPicture';
import { type Offer } from './offer';
import { OFFERS } from './offers';

/** Names that lead to the motif and the scene of an offer that names no game: each type has things of its own. */
const EMBLEMS: Readonly<Record<Offer['type'], readonly [string, ...string[]]>> = {
  deposit: ['Crown of Kings', 'Treasure Vault', 'Coin Rush', 'Poker Chips', 'Gem Cascade', 'Lucky Sevens'],
  freespins: ['Wheel of Fortune'],
  no_deposit: ['Lucky Clover', 'Horseshoe Saloon', 'Four Leaf Clover', 'Lotus Garden'],
  instant_cashback: ['Koi Pond', 'Lucky Koi', 'Koi Fortune', 'Koi Garden'],
};

type Names = ReadonlyMap<string, string>;

/** The motif of an offer: that of its game, or one for its type. */
function subjectOf({ id, type, freeSpins }: Offer, gameNames: Names): OfferDrawing['subject'] {
  const game = freeSpins && gameNames.get(freeSpins.game);
  if (freeSpins && game) return { id: freeSpins.game, name: game };
  const names = EMBLEMS[type];
  // By the place among those of its type, so that neighbours in a list differ.
  const place = OFFERS.filter((one) => one.type === type).findIndex((one) => one.id === id);
  const name = names[Math.max(place, 0) % names.length] ?? names[0];
  return { id: name.toLowerCase().replace(/ /g, '-'), name };
}

/** The drawings of an offer: a motif, and a banner of it before a scene. */
export function drawingsOf(offer: Offer, gameNames: Names): Record<OfferDrawing['form'], OfferDrawing> {
  const subject = subjectOf(offer, gameNames);
  const of = (form: OfferDrawing['form']): OfferDrawing => ({ id: offer.id, form, subject });
  return { banner: of('banner'), mark: of('mark') };
}

/** The pictures of an offer on the wire. */
export function offerArt(offer: Offer, gameNames: Names): { bannerImage: string; bannerMark: string } {
  const { banner, mark } = drawingsOf(offer, gameNames);
  return { bannerImage: pictureTemplate(banner), bannerMark: pictureTemplate(mark) };
}
