import { type FreeSpins } from '../../wallet/protocol';
import { type Language } from '../texts/language';
import { type SessionAnswer } from '../rounds/wire';
import { decimal, minor } from './frame/amounts';
import { type Api } from './frame/api';
import { type BuyButton, type Purchase } from './buy';
import { casinoSays, figuresOf } from './casinoRefusal';
import { type Connection } from './frame/connection';
import { type Running } from './frame/frame';
import { type FreeSpinChoice } from './freeSpins';
import { type Notice, REFUSALS } from './frame/notice';
import { pause } from './frame/pause';
import { type Settled, settle } from './round';
import { type Site } from './frame/site';
import { type Phase, type View } from './view';

export type Player = Required<Running> & {
  /** Requests one spin. Ignored unless the game is idle. */
  spin(): void;
  /** Requests a feature buy, which the site asks the player to confirm. Ignored unless the game is idle. */
  buy(): void;
};

export type PlayerParts = {
  freeSpins: FreeSpinChoice;
  buying: BuyButton;
  session: SessionAnswer;
  api: Api;
  site: Site;
  view: View;
  notice: Notice;
  connection: Connection;
  language: Language;
  stake(): string;
  lockStake(locked: boolean): void;
  newIntent(): string;
  forget(): void;
};

/** Controls play: one round at a time, and none before the last one has been shown and its minimum time has passed. */
export function createPlayer(parts: PlayerParts): Player {
  const { session, api, site, view, notice, connection } = parts;
  const { say, amount } = parts.language;
  const { currency } = session;
  const real = session.mode === 'real';
  let cut = false;
  let balance = minor(session.balance, currency);
  let phase: Phase = 'loading';
  let paused = false;
  /** The purchase the site was asked to confirm; `confirmed` from the confirmation until play may continue. */
  let asked: (Purchase & { confirmed: boolean }) | null = null;

  const enter = (next: Phase) => {
    phase = next;
    view.phase(next === 'idle' && paused ? 'paused' : next);
    parts.lockStake(next !== 'idle');
  };
  /** Without an error, only a pending purchase or a pause by the site shows a notice. */
  const settleNotice = () => {
    if (asked) notice.show(say('buy.asking'));
    else if (paused) notice.show(say('state.paused'));
    else notice.hide();
  };
  const exit = { label: say('action.exit'), run: () => site.say({ type: 'exit' }) };
  const end = () => {
    parts.forget();
    enter('ended');
    view.halt();
    notice.show(say('state.ended'), site.framed ? exit : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
  };
  /** Waits for the rest of the spin's minimum time, then allows the next one. */
  const readyIn = async (ms: number) => {
    await pause(ms);
    if (phase !== 'ended') enter('idle');
  };
  const unknown = (fault: 'network' | 'server') => {
    enter('unknown');
    view.halt();
    const key = fault === 'server' ? 'state.server' : connection.online() ? 'state.lost' : 'state.offline';
    notice.show(say(key), { label: say('action.retry'), run: connection.askAgain });
    tellConnection(false);
  };
  /** In real play, tells the site when the connection is lost and when it is back. */
  const tellConnection = (online: boolean) => {
    if (real && cut === online) site.say({ type: 'connection', online });
    cut = !online;
  };

  const refused = async (refusal: Extract<Settled, { kind: 'refused' }>) => {
    const { code, waitMs } = refusal;
    if (code === 'SESSION_ENDED') return end();
    view.halt();
    view.balance(decimal(balance, currency));
    const said = real ? casinoSays(refusal) : null;
    const own = () => (code === 'INSUFFICIENT_BALANCE' ? tooLittle() : say(REFUSALS[code] ?? 'state.refused'));
    notice.show(said ?? own());
    // The page counted free spins that no longer exist; the casino knows what is left.
    if (code === 'NO_FREE_SPINS') parts.freeSpins.set(null);
    site.say(real ? { type: 'refused', code, ...figuresOf(refusal) } : { type: 'failed', code });
    await readyIn(waitMs);
  };
  const tooLittle = () =>
    balance > 0n ? say('state.insufficient', { balance: amount(decimal(balance, currency)) }) : say('state.empty');

  /** The next round: its price and the request to the studio. */
  const nextRound = (bought: Purchase | null, free: FreeSpins | null) => {
    if (bought) return { stake: bought.price, request: { stake: bought.stake, bonusBuy: true as const } };
    if (free) return { stake: decimal(0n, currency), request: { stake: free.stake, freeSpin: true as const } };
    return { stake: parts.stake(), request: { stake: parts.stake() } };
  };

  const play = async (bought: Purchase | null = null) => {
    const free = bought ? null : parts.freeSpins.next();
    const { stake, request } = nextRound(bought, free);
    // A real-money balance is checked by the casino only, since a deposit may have raised it meanwhile.
    if (!real && minor(stake, currency) > balance) {
      notice.show(tooLittle(), balance === 0n && site.framed ? exit : undefined);
      return;
    }
    const intent = parts.newIntent();
    const left = balance - minor(stake, currency);
    const staked = decimal(left < 0n ? 0n : left, currency);
    notice.hide();
    enter('spinning');
    view.balance(staked);
    view.start();
    site.say({ type: 'roundStarted', stake, balance: staked, currency });

    const settled = await settle({
      send: () => api.spin({ ...request, intent }, session.session),
      onUnknown: unknown,
      rest: connection.rest,
    });
    tellConnection(true);
    if (settled.kind === 'refused') return refused(settled);
    const { value: round } = settled;
    const shownFrom = performance.now();
    settleNotice();
    if (phase === 'unknown') view.start();
    enter('spinning');
    await view.play(round, free?.winBoost);
    if (round.freeSpins !== undefined) parts.freeSpins.set(round.freeSpins);
    if (round.pending) notice.show(say('real.paying'));
    balance = minor(round.balance, currency);
    const { roundId, win } = round;
    site.say({ type: 'roundEnded', roundId, stake, win, balance: round.balance, currency });
    await readyIn(round.waitMs - (performance.now() - shownFrom));
  };

  const ask = (purchase: Purchase) => {
    asked = { ...purchase, confirmed: false };
    enter('asking');
    settleNotice();
    const { stake, price, returned } = purchase;
    site.say({ type: 'bonusBuyAsked', price, stake, currency, returnToPlayer: returned });
  };
  /** Plays the confirmed purchase as soon as the site lets play continue. */
  const playBought = () => {
    if (!asked?.confirmed || paused) return;
    const bought = asked;
    asked = null;
    void play(bought);
  };
  const answered = (confirmed: boolean) => {
    if (!asked) return;
    if (confirmed) {
      asked.confirmed = true;
      return playBought();
    }
    asked = null;
    enter('idle');
    notice.show(say('buy.declined'));
  };

  /** The player may have deposited while the site had paused play. */
  const refresh = async () => {
    const answer = await api.open({}, session.session);
    if (answer.kind !== 'ok' || phase !== 'idle') return;
    balance = minor(answer.value.balance, currency);
    view.balance(answer.value.balance);
    parts.freeSpins.set(answer.value.freeSpins);
  };

  view.balance(session.balance);
  parts.freeSpins.set(session.freeSpins);
  void readyIn(session.waitMs);

  return {
    spin() {
      if (phase === 'idle' && !paused) void play();
    },
    buy() {
      const purchase = parts.buying.offered();
      if (purchase && phase === 'idle' && !paused) ask(purchase);
    },
    hear(message) {
      if (message.type === 'bonusBuyAnswer') answered(message.confirmed);
      else parts.buying.allow(real && message.bonusBuy);
    },
    pause() {
      paused = true;
      if (phase === 'idle') enter('idle');
      if (phase !== 'unknown' && phase !== 'ended') settleNotice();
    },
    resume() {
      if (!paused) return;
      paused = false;
      if (phase === 'idle') enter('idle');
      if (phase !== 'unknown' && phase !== 'ended') settleNotice();
      if (phase === 'idle' && real) void refresh();
      playBought();
    },
  };
}
