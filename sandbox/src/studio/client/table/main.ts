import { type BetsAnswer, type BetsRequest, type SeatWire, type TableState } from '../../table/wire';
import { type SessionAnswer } from '../../rounds/wire';
import { decimal, minor } from '../frame/amounts';
import { post } from '../frame/api';
import { figuresOf } from '../casinoRefusal';
import { element, write } from '../frame/elements';
import { type Frame, openGame } from '../frame/frame';
import { outcomeText, resultOf } from '../outcome';
import { pause } from '../frame/pause';
import { settle } from '../round';
import { onPress } from '../spinButton';
import { createBoard } from './board';
import { createChipRack } from './chipRack';
import { betsOf, type Laid, piles, sumOf, takeFrom } from './chips';
import { createCloth } from './cloth';
import { refusalText } from './refusals';
import { type Seat, seatOf, slipsOf, stakedPiles, totalOf, withSlip } from './seat';
import { listen } from './stream';
import { createWheel } from './wheel';

const TICK_MS = 200;
/** Polling interval of the seat while bets are being paid. */
const ASK_MS = 700;

/** The live table: chips are placed on the layout, staked together, and paid when the ball has fallen. */
openGame((session: SessionAnswer, frame: Frame) => {
  const { language, site, notice, connection, memory } = frame;
  const { say, amount: shown } = language;
  const { currency, session: token } = session;
  const text = (minorAmount: bigint) => shown(decimal(minorAmount, currency));
  const stage = element('stage');

  let table: TableState | null = null;
  /** The studio's clock minus the page's. */
  let ahead = 0;
  let seat: Seat = { balance: minor(session.balance, currency), slips: [] };
  let laid: Laid = [];
  let lastBets: Laid = [];
  let placing = false;
  let paused = false;
  let ended = false;
  /** Rounds whose end was reported. */
  const over = new Set<string>();

  const now = () => Date.now() + ahead;
  const isOpen = () => table?.phase === 'betting' && now() < table.closesAt && !paused && !ended;
  const staked = () => (table ? slipsOf(seat, table.number) : []);

  const wheel = createWheel();
  const board = createBoard(language);
  const rack = createChipRack(session.game.stakes, language, memory);

  const tell = (outcome: string, details = '') => {
    write(element('outcome'), outcome);
    write(element('details'), details);
  };
  const refresh = () => {
    const mine = staked();
    cloth.show(piles(laid), stakedPiles(mine, currency));
    cloth.lock(placing || !isOpen());
    const sum = sumOf(laid);
    const isReady = isOpen() && !placing && sum > 0n;
    stage.dataset.phase = ended ? 'ended' : placing ? 'spinning' : isOpen() ? 'idle' : 'paused';
    element('place').setAttribute('aria-disabled', String(!isReady));
    write(element('place-text'), sum > 0n ? say('table.placeAmount', { stake: text(sum) }) : say('table.place'));
    for (const [id, on] of [
      ['undo', laid.length > 0],
      ['clear', laid.length > 0],
      ['again', laid.length === 0 && lastBets.length > 0],
    ] as const)
      element(id).setAttribute('aria-disabled', String(!on || placing || !isOpen()));
    write(element('balance'), text(seat.balance));
  };
  const hint = () => {
    const mine = staked();
    const bet = mine.reduce((sum, { stake }) => sum + minor(stake, currency), 0n);
    const details = laid.length > 0 ? say('table.laid', { stake: text(sumOf(laid)) }) : '';
    stage.dataset.result = '';
    if (bet > 0n) return tell(say('table.placed', { stake: text(bet) }), details);
    tell(details || say('table.hint'));
  };
  const change = (next: Laid) => {
    laid = next;
    notice.hide();
    hint();
    refresh();
  };
  const cloth = createCloth(language, currency, {
    lay: (spot) => change([...laid, { spot, amount: minor(rack.value(), currency) }]),
    take: (spot) => change(takeFrom(laid, spot)),
  });

  const end = () => {
    ended = true;
    memory.set('session', null);
    const exit = { label: say('action.exit'), run: () => site.say({ type: 'exit' }) };
    notice.show(say('state.ended'), site.framed ? exit : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
    refresh();
  };

  /** Stakes the placed chips. Every attempt carries the same intent, so the server accepts it at most once. */
  const place = async () => {
    if (!table || !isOpen() || placing || laid.length === 0) return;
    const stake = sumOf(laid);
    if (stake > seat.balance) {
      const key = seat.balance > 0n ? 'state.insufficient' : 'state.empty';
      return notice.show(say(key, { balance: text(seat.balance) }));
    }
    placing = true;
    const bets = betsOf(laid, (one) => decimal(one, currency));
    const request: BetsRequest = { number: table.number, intent: crypto.randomUUID(), bets };
    notice.hide();
    tell(say('table.placing'));
    refresh();
    const settled = await settle<BetsAnswer>({
      send: () => post('/api/table/bets', request, token),
      onUnknown(fault) {
        const key = fault === 'server' ? 'state.server' : connection.online() ? 'state.lost' : 'state.offline';
        notice.show(say(key), { label: say('action.retry'), run: connection.askAgain });
        site.say({ type: 'connection', online: false });
      },
      rest: connection.rest,
    });
    placing = false;
    if (settled.kind === 'refused') {
      if (settled.code === 'SESSION_ENDED') return end();
      hint();
      notice.show(refusalText(settled, language));
      site.say({ type: 'refused', code: settled.code, ...figuresOf(settled) });
      return refresh();
    }
    notice.hide();
    site.say({ type: 'connection', online: true });
    lastBets = laid;
    laid = [];
    seat = withSlip(seat, settled.value, currency);
    const { balance, slip } = settled.value;
    if (slip.win === null) site.say({ type: 'roundStarted', stake: slip.stake, balance, currency });
    hint();
    write(element('live'), say('table.placed', { stake: text(stake) }));
    refresh();
  };

  /** Reports paid slips, to the player and the site. */
  const tellPaid = (number: number) => {
    const slips = slipsOf(seat, number);
    const total = totalOf(slips, currency);
    if (!total) return false;
    const balance = decimal(seat.balance, currency);
    for (const { roundId, stake, win } of slips) {
      if (over.has(roundId) || win === null) continue;
      over.add(roundId);
      site.say({ type: 'roundEnded', roundId, stake, win, balance, currency });
    }
    const [stake, win] = [decimal(total.stake, currency), decimal(total.win, currency)];
    const round = { roundId: '', intent: '', stake, win, balance, currency, spins: [] };
    stage.dataset.result = resultOf(round);
    const result = outcomeText(round, language);
    tell(result);
    write(element('live'), result);
    return true;
  };

  /** Polls the seat until the bets on a round are paid. */
  const followPayment = async (number: number) => {
    for (let tries = 0; !ended; tries += 1) {
      const answer = await post<SeatWire>('/api/table/seat', {}, token);
      if (answer.kind === 'refused') return end();
      if (answer.kind === 'ok') seat = seatOf(answer.value);
      refresh();
      if (slipsOf(seat, number).length === 0 || tellPaid(number)) return;
      if (tries === 0) tell(say('table.paying'));
      await pause(ASK_MS);
    }
  };

  let phase = '';
  const hear = (state: TableState) => {
    ahead = state.now - Date.now();
    table = state;
    const entered = `${state.number} ${state.phase}`;
    board.show(state);
    wheel.show(state, now);
    cloth.mark(state.phase === 'result' ? state.pocket : null);
    if (stage.dataset.cut) {
      delete stage.dataset.cut;
      if (!placing && !paused) notice.hide();
    }
    if (entered !== phase) {
      phase = entered;
      if (state.phase === 'betting') {
        hint();
        // Reloads the balance, which by now includes the wins of other rounds, in this session or another.
        void begin();
      }
      if (state.phase === 'result') void followPayment(state.number);
    }
    refresh();
  };
  const cut = () => {
    if (stage.dataset.cut) return;
    stage.dataset.cut = 'true';
    notice.show(say('table.cut'));
  };

  const stream = listen(session.game.id, hear, cut);
  window.addEventListener('pagehide', stream.close);
  window.setInterval(() => {
    if (table) board.tick(table, now());
  }, TICK_MS);

  const begin = async () => {
    const answer = await post<SeatWire>('/api/table/seat', {}, token);
    if (answer.kind !== 'ok') return;
    seat = seatOf(answer.value);
    // A round interrupted by a reload is followed to its end.
    const open = seat.slips.find(({ win }) => win === null);
    for (const { roundId, win } of seat.slips) if (win !== null) over.add(roundId);
    hint();
    refresh();
    if (open && open.number !== table?.number) void followPayment(open.number);
  };
  void begin();
  onPress(element('place'), () => void place());
  onPress(element('undo'), () => change(laid.slice(0, -1)));
  onPress(element('clear'), () => change([]));
  onPress(element('again'), () => change(lastBets));
  refresh();

  return {
    pause() {
      paused = true;
      notice.show(say('state.paused'));
      refresh();
    },
    resume() {
      if (!paused) return;
      paused = false;
      notice.hide();
      refresh();
      if (table?.phase === 'betting') void begin();
    },
  };
});
