import { ramp } from '@/artwork/src/drawing/colour';
import { scatterRibbon, wildRibbon } from '@/artwork/src/drawing/motifs/ranks';
import { coloursOf, gradients } from '@/artwork/src/drawing/paint';
import { hashOf } from '@/artwork/src/drawing/seed';
import { group } from '@/artwork/src/drawing/svg';
import { type SlotGame } from '../catalogue/game';
import { type SymbolId } from '../engines/slots/model';
import { CAST, type Hue } from './cast';
import { actorOf, THEMES } from './themes';

/** Range in degrees by which a game shifts the hues of its symbols, so that games of the same family differ. */
const TURN = 22;

const turned = ([degrees, chroma]: Hue, by: number) => ramp(degrees + by, chroma);

/** The image of a symbol in a game: a complete SVG document, always the same for the same game. */
export function symbolArt({ id, family }: Pick<SlotGame, 'id' | 'family'>, symbol: SymbolId): string {
  const actor = CAST[actorOf(THEMES[family], symbol)];
  const turn = ((hashOf(id) % 1000) / 999 - 0.5) * TURN;
  const colours = coloursOf(turned(actor.main, turn), turned(actor.accent, turn));
  const special = symbol === 'W' || symbol === 'S';
  const figure = special
    ? group('translate(0 -10) scale(.86)', actor.draw(colours))
    : group('scale(.94)', actor.draw(colours));
  const sign =
    symbol === 'W' ? wildRibbon(ramp(300 + turn, 0.17)) : symbol === 'S' ? scatterRibbon(ramp(20 + turn, 0.17)) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240"><defs>${gradients(colours)}</defs>${figure}${sign}</svg>`;
}
