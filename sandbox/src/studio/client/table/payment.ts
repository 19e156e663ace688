import { type SeatWire } from '../../table/wire';
import { type RoundWire } from '../../rounds/wire';
import { decimal } from '../frame/amounts';
import { type Answer } from '../frame/api';
import { type Frame } from '../frame/frame';
import { pause } from '../frame/pause';
import { type Game } from './game';
import { laterOf, seatOf, slipsOf, totalOf } from './seat';
import { type Show } from './show';

/** Polling interval of the seat while bets are being paid. */
const ASK_MS = 700;

export type Payment = {
  /** Reloads balance and slips, and follows a round that a reload of the page interrupted to its end. */
  begin(): Promise<void>;
  /** Polls the seat until the bets on a round are paid, and tells the result. */
  follow(number: number): Promise<void>;
};

/** The seat as the server knows it, which `ask` reads. `end` is called when the session is over. */
export function createPayment(
  game: Game,
  { language, site }: Pick<Frame, 'language' | 'site'>,
  show: Show,
  end: () => void,
  ask: () => Promise<Answer<SeatWire>>,
): Payment {
  const { currency } = game;
  /** Rounds whose end was reported. */
  const over = new Set<string>();
  /** Numbers of the rounds that are being followed. */
  const followed = new Set<number>();
  let hasBegun = false;

  /** A round with all its bets, once they are paid; null before, and without bets. */
  const paid = (number: number): RoundWire | null => {
    const total = totalOf(slipsOf(game.seat, number), currency);
    if (!total) return null;
    const [stake, win] = [decimal(total.stake, currency), decimal(total.win, currency)];
    return { roundId: '', intent: '', stake, win, balance: decimal(game.seat.balance, currency), currency, spins: [] };
  };

  /** Reports paid slips, to the player and the site; false while one is not paid. */
  const tellPaid = (number: number): boolean => {
    const round = paid(number);
    if (!round) return false;
    for (const { roundId, stake, win } of slipsOf(game.seat, number)) {
      if (over.has(roundId) || win === null) continue;
      over.add(roundId);
      site.say({ type: 'roundEnded', roundId, stake, win, balance: round.balance, currency });
    }
    show.result(round);
    return true;
  };

  const follow = async (number: number): Promise<void> => {
    // While the casino is silent, every further round would ask anew.
    if (followed.has(number)) return;
    followed.add(number);
    for (let tries = 0; !game.ended; tries += 1) {
      const answer = await ask();
      if (answer.kind === 'refused') return end();
      if (answer.kind === 'ok') game.seat = laterOf(game.seat, seatOf(answer.value));
      show.refresh();
      if (slipsOf(game.seat, number).length === 0 || tellPaid(number)) break;
      if (tries === 0) show.tell(language.say('table.paying'));
      await pause(ASK_MS);
    }
    followed.delete(number);
  };

  /** What was paid before this visit was told then: only the last round is told again. */
  const greet = (now: number): void => {
    for (const { roundId, win } of game.seat.slips) if (win !== null) over.add(roundId);
    const [newest] = game.seat.slips;
    const round = newest && newest.number < now ? paid(newest.number) : null;
    if (round) show.last(round);
  };

  return {
    follow,
    async begin() {
      const answer = await ask();
      if (answer.kind === 'refused' && answer.code === 'SESSION_ENDED') return end();
      if (answer.kind !== 'ok') return;
      game.seat = laterOf(game.seat, seatOf(answer.value));
      show.refresh();
      const { table, seat } = game;
      // The result of a round stands until the next one begins.
      if (table?.phase !== 'result' && !game.placing) show.hint();
      // Once the table is heard, this is asked again.
      if (!table) return;
      const missed = seat.slips.filter(({ roundId, win }) => win !== null && !over.has(roundId));
      if (hasBegun) for (const number of new Set(missed.map((slip) => slip.number))) tellPaid(number);
      else greet(table.number);
      hasBegun = true;
      const open = seat.slips.find(({ win }) => win === null);
      if (open && open.number < table.number) void follow(open.number);
    },
  };
}
