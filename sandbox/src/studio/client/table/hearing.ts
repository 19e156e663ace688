import { type TableState } from '../../table/wire';
import { element } from '../frame/elements';
import { type Frame } from '../frame/frame';
import { createBoard } from './board';
import { type Cloth } from './cloth';
import { type Game, studioTime } from './game';
import { type Payment } from './payment';
import { type Show } from './show';
import { listen } from './stream';
import { type Face } from './faces/face';

const TICK_MS = 200;

/** Follows the table's public state for as long as the page is open. */
export function hearTable(
  id: string,
  game: Game,
  { language, notice }: Frame,
  face: Face,
  cloth: Cloth,
  show: Show,
  pay: Payment,
) {
  const stage = element('stage');
  const picture = face.picture();
  const board = createBoard(language, face);
  let entered = '';

  const enter = ({ number, phase }: TableState) => {
    if (entered === `${number} ${phase}`) return;
    entered = `${number} ${phase}`;
    if (phase === 'betting') {
      show.hint();
      // Reloads the balance, which by now includes the wins of other rounds, in this session or another.
      void pay.begin();
    }
    if (phase === 'result') void pay.follow(number);
  };
  const hear = (state: TableState) => {
    game.ahead = state.now - Date.now();
    game.table = state;
    board.show(state);
    picture.show(state, () => studioTime(game));
    cloth.mark(state.phase === 'result' ? state.outcome : null);
    if (stage.dataset.cut) {
      delete stage.dataset.cut;
      if (!game.placing && !game.paused && !game.ended) notice.hide();
    }
    enter(state);
    show.refresh();
  };
  const cut = () => {
    if (stage.dataset.cut) return;
    stage.dataset.cut = 'true';
    if (!game.placing && !game.ended) notice.show(language.say('table.cut'));
  };

  const stream = listen(id, hear, cut);
  window.addEventListener('pagehide', stream.close);
  window.setInterval(() => {
    if (game.table) board.tick(game.table, studioTime(game));
  }, TICK_MS);
}
