import { type TableState } from '../../table/wire';
import { type Language } from '../../texts/language';
import { createBoard } from './board';
import { type Cloth } from './cloth';
import { type Game, studioTime } from './game';
import { type Pausing } from './pausing';
import { type Payment } from './payment';
import { type Show } from './show';
import { listen } from './stream';
import { type Face } from './faces/face';

const TICK_MS = 200;

type Hearing = Pick<Pausing, 'settleNotice'> & {
  game: Game;
  language: Language;
  face: Face;
  cloth: Cloth;
  show: Show;
  payment: Payment;
};

/** Follows the table's public state for as long as the page is open. */
export function hearTable(id: string, { game, language, face, cloth, show, payment, settleNotice }: Hearing) {
  const picture = face.picture();
  const board = createBoard(language, face);
  let entered = '';

  const enter = ({ number, phase }: TableState) => {
    if (entered === `${number} ${phase}`) return;
    const isFirst = entered === '';
    entered = `${number} ${phase}`;
    if (phase === 'betting') {
      if (!isFirst) game.last = '';
      show.hint();
    }
    // The seat when the page comes, and again for every round: by then other rounds, of any launch, may have been paid.
    if (phase === 'betting' || isFirst) void payment.begin();
    if (phase === 'result') void payment.follow(number);
  };
  const hear = (state: TableState) => {
    game.ahead = state.now - Date.now();
    game.table = state;
    board.show(state);
    picture.show(state, () => studioTime(game));
    cloth.mark(state.phase === 'result' ? state.outcome : null);
    if (game.cut) {
      game.cut = false;
      settleNotice();
    }
    enter(state);
    show.refresh();
  };
  const cut = () => {
    if (game.cut) return;
    game.cut = true;
    settleNotice();
  };

  listen(id, hear, cut);
  window.setInterval(() => {
    if (game.table) board.tick(game.table, studioTime(game));
  }, TICK_MS);
}
