import { type TableState } from '../../table/wire';
import { type Language } from '../../texts/language';
import { element, write } from '../frame/elements';
import { type Face } from './faces/face';

/** Shows the state of the table: phase and time left, number of players, previous results. */
export function createBoard({ say }: Language, face: Face) {
  const stage = element('stage');
  let told = '';

  const pill = (outcome: string): HTMLLIElement => {
    const item = document.createElement('li');
    const { colour, sign, text } = face.result(outcome);
    item.dataset.colour = colour;
    item.append(Object.assign(document.createElement('span'), { textContent: sign, ariaHidden: 'true' }));
    const words = Object.assign(document.createElement('span'), { className: 'unseen' });
    words.textContent = text;
    item.append(words);
    return item;
  };

  /** A phase is announced once, when it begins; the countdown is only visual. */
  const announce = ({ number, phase, outcome }: TableState) => {
    const now = `${number} ${phase}`;
    if (now === told || (phase === 'result' && outcome === null)) return;
    told = now;
    const text =
      phase === 'betting'
        ? say('table.betting')
        : phase === 'spinning'
          ? say('table.spinning')
          : face.result(outcome ?? '').told;
    write(element('live'), text);
  };

  return {
    show(state: TableState) {
      const { phase, outcome, players, history, outcomeHash } = state;
      const shown = phase === 'result' ? outcome : null;
      stage.dataset.table = phase;
      stage.dataset.fell = shown === null ? '' : face.result(shown).colour;
      write(element('players'), say('table.players', { count: players }));
      element('phase').title = say('table.commit', { hash: outcomeHash });
      const results = shown === null ? history : [shown, ...history];
      element('history').replaceChildren(...results.map(pill));
      announce(state);
    },
    tick({ phase, outcome, opensAt, closesAt, fallsAt }: TableState, now: number) {
      const seconds = Math.max(0, Math.ceil((closesAt - now) / 1000));
      const texts = {
        betting: say('table.bettingLeft', { seconds }),
        spinning: say('table.spinning'),
        result: outcome === null ? '' : face.result(outcome).text,
      };
      write(element('phase'), texts[phase]);
      const [from, to] = phase === 'betting' ? [opensAt, closesAt] : [closesAt, fallsAt];
      const left = phase === 'result' ? 0 : Math.min(1, Math.max(0, (to - now) / (to - from)));
      element('time').style.setProperty('--left', left.toFixed(3));
    },
  };
}
