import { type CatalogueGame } from '../catalogue/game';
import { SYMBOLS, type SymbolId } from '../slots/model';
import { CAST } from './art/cast';
import { actorOf, THEMES } from './art/themes';

/** The symbols that occur on a game's reels, and how people call them. */
export function symbolsOf({ model, family }: CatalogueGame): readonly { id: SymbolId; name: string }[] {
  const strips = [...model.strips, ...(model.scatters?.strips ?? [])].join('');
  return SYMBOLS.filter((id) => strips.includes(id)).map((id) => {
    const { name } = CAST[actorOf(THEMES[family], id)];
    return {
      id,
      name: id === 'W' ? `Wild (${name})` : id === 'S' ? `${model.hold ? 'Coin' : 'Scatter'} (${name})` : name,
    };
  });
}
