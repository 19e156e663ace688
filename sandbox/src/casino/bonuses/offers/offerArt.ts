import { type OfferDrawing, pictureTemplate } from '../../../pictures/offerPicture';
import { type Offer } from './offer';
import { OFFERS } from './offers';

/** Names that lead to the motif of an offer that names no game, by its type. */
const EMBLEMS: Readonly<Record<Offer['type'], readonly [string, ...string[]]>> = {
  deposit: ['Crown of Kings', 'Treasure Vault', 'Coin Rush', 'Poker Chips', 'Gem Cascade', 'Lucky Sevens'],
  freespins: ['Wheel of Fortune'],
  no_deposit: ['Lucky Clover', 'Horseshoe Saloon', 'Lotus Garden', 'Lantern Festival'],
  instant_cashback: ['Koi Fortune', 'Wheel of Fortune'],
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

/** The drawings of an offer: a motif, and a banner where it names a game. */
export function drawingsOf(offer: Offer, gameNames: Names): { banner: OfferDrawing | null; mark: OfferDrawing } {
  const subject = subjectOf(offer, gameNames);
  const of = (form: OfferDrawing['form']): OfferDrawing => ({ id: offer.id, form, subject });
  return { banner: subject.id === offer.freeSpins?.game ? of('banner') : null, mark: of('mark') };
}

/** The pictures of an offer on the wire. */
export function offerArt(offer: Offer, gameNames: Names): { bannerImage: string | null; bannerMark: string } {
  const { banner, mark } = drawingsOf(offer, gameNames);
  return { bannerImage: banner && pictureTemplate(banner), bannerMark: pictureTemplate(mark) };
}
