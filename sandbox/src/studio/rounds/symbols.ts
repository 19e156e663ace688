import { type SlotGame } from '../catalogue/game';
import { SYMBOLS, type SymbolId } from '../engines/slots/model';
import { actorOf, THEMES } from '../art/themes';
import { type Language } from '../texts/language';

/** The symbols on a game's reels, with their names in a language. */
export function symbolsOf({ model, family }: SlotGame, { say }: Language): readonly { id: SymbolId; name: string }[] {
  const strips = [...model.strips, ...(model.scatters?.strips ?? [])].join('');
  return SYMBOLS.filter((id) => strips.includes(id)).map((id) => {
    const name = say(`actor.${actorOf(THEMES[family], id)}`);
    if (id === 'W') return { id, name: say('symbol.wild', { name }) };
    return { id, name: id === 'S' ? say(model.hold ? 'symbol.coin' : 'symbol.scatter', { name }) : name };
  });
}
