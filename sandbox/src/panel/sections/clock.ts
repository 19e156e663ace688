import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { write } from './field';
import { html } from '../../http/html';
import { type Section, wholeNumber, WrongInput } from './section';

/** Ten years; the catalogue's dates make no sense beyond that. */
const MOST_MS = 3_650 * DAY_MS;

function aheadBy(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  return ms === 0 ? 'It shows the real time.' : `It is ${days} d ${hours} h ahead.`;
}

/** The clock of the whole sandbox: backend, studio and all expiry times. */
export const clockSection: Section = {
  name: 'clock',
  title: 'Clock',
  draw({ clock }) {
    const now = clock.now().toISOString();
    return html`<p>
        The sandbox’s clock: <time datetime="${now}">${now.slice(0, 19).replace('T', ' ')} UTC</time>.
        ${aheadBy(clock.ahead())} What was stored keeps its date; sessions and launches may end by this.
      </p>
      <form method="post" action="/sandbox/clock">
        ${write('clock-days', 'Days', 'days', 0)} ${write('clock-hours', 'Hours', 'hours', 0)}
        ${write('clock-minutes', 'Minutes', 'minutes', 0)}
        <button>Put forward</button>
        <button name="reset" value="1">Real time</button>
      </form>`;
  },
  submit({ clock }, form) {
    if (form.has('reset')) {
      clock.reset();
      return { said: 'The clock shows the real time.' };
    }
    const days = wholeNumber(form, 'days', 0, 3_650) * DAY_MS;
    const minutes = form.has('minutes') ? wholeNumber(form, 'minutes', 0, 10_000) * MINUTE_MS : 0;
    const by = days + wholeNumber(form, 'hours', 0, 10_000) * HOUR_MS + minutes;
    if (by === 0) throw new WrongInput('Give days, hours or minutes to put the clock forward by.');
    if (clock.ahead() + by > MOST_MS) throw new WrongInput('The clock goes ten years ahead at most.');
    clock.forward(by);
    return { said: 'The clock is put forward.' };
  },
};
