import { colourOf } from '../../engines/roulette/wheel';
import { type TableState } from '../../table/wire';
import { type Language } from '../../texts/language';
import { element, write } from '../frame/elements';

/** Shows the state of the table: phase and time left, number of players, previous results. */
export function createBoard({ say }: Language) {
  const stage = element('stage');
  const colourName = (pocket: number) => say(`colour.${colourOf(pocket)}`);
  let told = '';

  const pill = (pocket: number): HTMLLIElement => {
    const item = document.createElement('li');
    item.dataset.colour = colourOf(pocket);
    item.append(Object.assign(document.createElement('span'), { textContent: String(pocket), ariaHidden: 'true' }));
    const words = Object.assign(document.createElement('span'), { className: 'unseen' });
    words.textContent = say('table.fell', { pocket, colour: colourName(pocket) });
    item.append(words);
    return item;
  };

  /** A phase is announced once, when it begins; the countdown is only visual. */
  const announce = ({ number, phase, pocket }: TableState) => {
    const now = `${number} ${phase}`;
    if (now === told || (phase === 'result' && pocket === null)) return;
    told = now;
    const text =
      phase === 'betting'
        ? say('table.betting')
        : phase === 'spinning'
          ? say('table.spinning')
          : say('table.fellLive', { pocket: pocket ?? 0, colour: colourName(pocket ?? 0) });
    write(element('live'), text);
  };

  return {
    show(state: TableState) {
      const { phase, pocket, players, history, pocketHash } = state;
      stage.dataset.table = phase;
      stage.dataset.fell = phase === 'result' && pocket !== null ? colourOf(pocket) : '';
      write(element('players'), say('table.players', { count: players }));
      element('phase').title = say('table.commit', { hash: pocketHash });
      const numbers = phase === 'result' && pocket !== null ? [pocket, ...history] : history;
      element('history').replaceChildren(...numbers.map(pill));
      announce(state);
    },
    tick({ phase, pocket, opensAt, closesAt, fallsAt }: TableState, now: number) {
      const seconds = Math.max(0, Math.ceil((closesAt - now) / 1000));
      const texts = {
        betting: say('table.bettingLeft', { seconds }),
        spinning: say('table.spinning'),
        result: pocket === null ? '' : say('table.fell', { pocket, colour: colourName(pocket) }),
      };
      write(element('phase'), texts[phase]);
      const [from, to] = phase === 'betting' ? [opensAt, closesAt] : [closesAt, fallsAt];
      const left = phase === 'result' ? 0 : Math.min(1, Math.max(0, (to - now) / (to - from)));
      element('time').style.setProperty('--left', left.toFixed(3));
    },
  };
}
