import { type BetsAnswer, type BetsRequest } from '../../table/wire';
import { figuresOf } from '../casinoRefusal';
import { decimal } from '../frame/amounts';
import { post } from '../frame/api';
import { element, write } from '../frame/elements';
import { type Frame } from '../frame/frame';
import { settle, type Settled } from '../round';
import { betsOf, sumOf } from './chips';
import { amountText, type Game, isOpen } from './game';
import { refusalText } from './refusals';
import { laterOf, withSlip } from './seat';
import { type Show } from './show';

/** Stakes the laid chips. `end` is called when the session is over, `settleNotice` once the bets are accepted. */
export function createPlacing(
  game: Game,
  { language, notice, site, connection }: Frame,
  show: Show,
  end: () => void,
  settleNotice: () => void,
) {
  const { say } = language;
  const text = (amount: bigint) => amountText(game, language, amount);

  /** Every attempt carries the same intent, so the server accepts the bets at most once. */
  const send = (request: BetsRequest) =>
    settle<BetsAnswer>({
      send: () => post('/api/table/bets', request, game.token),
      onUnknown(fault) {
        const key = fault === 'server' ? 'state.server' : connection.online() ? 'state.lost' : 'state.offline';
        notice.show(say(key), { label: say('action.retry'), run: connection.askAgain });
        site.say({ type: 'connection', online: false });
      },
      rest: connection.rest,
    });

  const refused = (refusal: Extract<Settled<BetsAnswer>, { kind: 'refused' }>) => {
    if (refusal.code === 'SESSION_ENDED') return end();
    show.hint();
    notice.show(refusalText(refusal, language));
    site.say({ type: 'refused', code: refusal.code, ...figuresOf(refusal) });
    show.refresh();
  };

  const accepted = (answer: BetsAnswer, stake: bigint) => {
    const { balance, slip } = answer;
    settleNotice();
    site.say({ type: 'connection', online: true });
    game.lastBets = game.laid;
    game.laid = [];
    game.seat = laterOf(game.seat, withSlip(game.seat, answer, game.currency));
    if (slip.win === null) site.say({ type: 'roundStarted', stake: slip.stake, balance, currency: game.currency });
    show.hint();
    write(element('live'), say('table.placed', { stake: text(stake) }));
    show.refresh();
  };

  return async (): Promise<void> => {
    const { table, laid, seat } = game;
    if (!table || !isOpen(game) || game.placing || laid.length === 0) return;
    const stake = sumOf(laid);
    // A real-money balance is checked by the casino only, since a deposit may have raised it meanwhile.
    if (!game.isReal && stake > seat.balance) {
      const key = seat.balance > 0n ? 'state.insufficient' : 'state.empty';
      return notice.show(say(key, { balance: text(seat.balance) }));
    }
    game.placing = true;
    const bets = betsOf(laid, (one) => decimal(one, game.currency));
    notice.hide();
    show.tell(say('table.placing'));
    show.refresh();
    const settled = await send({ number: table.number, intent: crypto.randomUUID(), bets });
    game.placing = false;
    if (settled.kind === 'refused') refused(settled);
    else accepted(settled.value, stake);
  };
}
