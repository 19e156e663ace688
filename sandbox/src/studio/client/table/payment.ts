import { type SeatWire } from '../../table/wire';
import { decimal } from '../frame/amounts';
import { post } from '../frame/api';
import { element, write } from '../frame/elements';
import { type Frame } from '../frame/frame';
import { pause } from '../frame/pause';
import { outcomeText, resultOf } from '../outcome';
import { type Game } from './game';
import { seatOf, slipsOf, totalOf } from './seat';
import { type Show } from './show';

/** Polling interval of the seat while bets are being paid. */
const ASK_MS = 700;

export type Payment = {
  /** Reloads balance and slips, and follows a round that a reload of the page interrupted to its end. */
  begin(): Promise<void>;
  /** Polls the seat until the bets on a round are paid, and tells the result. */
  follow(number: number): Promise<void>;
};

/** The seat as the server knows it. `end` is called when the session is over. */
export function createPayment(game: Game, { language, site }: Frame, show: Show, end: () => void): Payment {
  const { token, currency } = game;
  /** Rounds whose end was reported. */
  const over = new Set<string>();
  let hasBegun = false;
  const ask = () => post<SeatWire>('/api/table/seat', {}, token);

  /** Reports paid slips, to the player and the site; false while one is not paid. */
  const tellPaid = (number: number): boolean => {
    const slips = slipsOf(game.seat, number);
    const total = totalOf(slips, currency);
    if (!total) return false;
    const balance = decimal(game.seat.balance, currency);
    for (const { roundId, stake, win } of slips) {
      if (over.has(roundId) || win === null) continue;
      over.add(roundId);
      site.say({ type: 'roundEnded', roundId, stake, win, balance, currency });
    }
    const [stake, win] = [decimal(total.stake, currency), decimal(total.win, currency)];
    const round = { roundId: '', intent: '', stake, win, balance, currency, spins: [] };
    element('stage').dataset.result = resultOf(round);
    const result = outcomeText(round, language);
    show.tell(result);
    const held = language.say('outcome.balance', { balance: language.amount(balance) });
    write(element('live'), `${result} ${held}`);
    return true;
  };

  const follow = async (number: number): Promise<void> => {
    for (let tries = 0; !game.ended; tries += 1) {
      const answer = await ask();
      if (answer.kind === 'refused') return end();
      if (answer.kind === 'ok') game.seat = seatOf(answer.value);
      show.refresh();
      if (slipsOf(game.seat, number).length === 0 || tellPaid(number)) return;
      if (tries === 0) show.tell(language.say('table.paying'));
      await pause(ASK_MS);
    }
  };

  return {
    follow,
    async begin() {
      const answer = await ask();
      if (answer.kind !== 'ok') return;
      game.seat = seatOf(answer.value);
      const open = game.seat.slips.find(({ win }) => win === null);
      const missed = game.seat.slips.filter(({ roundId, win }) => win !== null && !over.has(roundId));
      // What ended before the page came was told then.
      if (!hasBegun) for (const { roundId } of missed) over.add(roundId);
      show.hint();
      show.refresh();
      if (hasBegun) for (const number of new Set(missed.map((slip) => slip.number))) tellPaid(number);
      hasBegun = true;
      if (open && open.number !== game.table?.number) void follow(open.number);
    },
  };
}
