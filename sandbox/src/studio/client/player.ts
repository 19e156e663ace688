import { type FreeSpins } from '../../wallet/protocol';
import { type Language } from '../texts/language';
import { decimal, minor } from './frame/amounts';
import { type Api } from './frame/api';
import { type BuyButton, type Purchase } from './buy';
import { casinoSays, figuresOf } from './casinoRefusal';
import { type Running } from './frame/frame';
import { type FreeSpinChoice } from './freeSpins';
import { REFUSALS } from './frame/notice';
import { createPlayStage, exitOf, type StageParts } from './playStage';
import { createPurchases } from './purchases';
import { type Settled, settle } from './round';

export type Player = Required<Running> & {
  /** Requests one spin. Ignored unless the game is idle. */
  spin(): void;
  /** Requests a feature buy, which the site asks the player to confirm. Ignored unless the game is idle. */
  buy(): void;
};

export type PlayerParts = StageParts & {
  freeSpins: FreeSpinChoice;
  buying: BuyButton;
  api: Api;
  stake(): string;
  newIntent(): string;
};

/** The next round: its price and the request to the studio. */
function nextRound({ session, stake }: PlayerParts, bought: Purchase | null, free: FreeSpins | null) {
  if (bought) return { stake: bought.price, request: { stake: bought.stake, bonusBuy: true as const } };
  if (free) return { stake: decimal(0n, session.currency), request: { stake: free.stake, freeSpin: true as const } };
  return { stake: stake(), request: { stake: stake() } };
}

/** Says that the balance is below the stake. */
const tooLittleText = ({ say, amount }: Language, balance: bigint, currency: string): string =>
  balance > 0n ? say('state.insufficient', { balance: amount(decimal(balance, currency)) }) : say('state.empty');

/** Controls play: one round at a time, and none before the last one has been shown and its minimum time has passed. */
export function createPlayer(parts: PlayerParts): Player {
  const { session, api, site, view, notice, connection } = parts;
  const { say } = parts.language;
  const { currency } = session;
  const real = session.mode === 'real';
  let balance = minor(session.balance, currency);
  /** The shortest round of the player's market, if the site told it: longer than the game's own in some. */
  let roundMs = 0;
  /** How many rounds were asked for. */
  let asked = 0;
  const stage = createPlayStage(parts);
  const { enter, settleNotice } = stage;

  const refused = async (refusal: Extract<Settled, { kind: 'refused' }>) => {
    const { code, waitMs } = refusal;
    // The stake was not taken.
    view.balance(decimal(balance, currency));
    if (code === 'SESSION_ENDED') return stage.end();
    view.halt();
    const said = real ? casinoSays(refusal) : null;
    const own = () => (code === 'INSUFFICIENT_BALANCE' ? tooLittle() : say(REFUSALS[code] ?? 'state.refused'));
    notice.show(said ?? own());
    // The page counted free spins that no longer exist; the casino knows what is left.
    if (code === 'NO_FREE_SPINS') parts.freeSpins.set(null);
    site.say(real ? { type: 'refused', code, ...figuresOf(refusal) } : { type: 'failed', code });
    await stage.readyIn(waitMs);
  };
  const tooLittle = () => tooLittleText(parts.language, balance, currency);

  const play = async (bought: Purchase | null = null) => {
    const free = bought ? null : parts.freeSpins.next();
    const { stake, request } = nextRound(parts, bought, free);
    // A real-money balance is checked by the casino only, since a deposit may have raised it meanwhile.
    if (!real && minor(stake, currency) > balance) {
      notice.show(tooLittle(), balance === 0n && site.framed ? exitOf(parts.language, site) : undefined);
      return;
    }
    asked += 1;
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
      onUnknown: stage.unknown,
      rest: connection.rest,
    });
    stage.tellConnection(true);
    if (settled.kind === 'refused') return refused(settled);
    const { value: round } = settled;
    const shownFrom = performance.now();
    settleNotice();
    if (stage.phase === 'unknown') view.start();
    enter('spinning');
    await view.play(round, free?.winBoost);
    if (round.freeSpins !== undefined) parts.freeSpins.set(round.freeSpins);
    if (round.pending) notice.show(say('real.paying'));
    balance = minor(round.balance, currency);
    const { roundId, win } = round;
    site.say({ type: 'roundEnded', roundId, stake, win, balance: round.balance, currency });
    await stage.readyIn(Math.max(round.waitMs, roundMs) - (performance.now() - shownFrom));
    // A repeated answer does not say how many free spins are left, and a win that was on its way may be there by now.
    if (round.pending || (free && round.freeSpins === undefined)) await refresh();
    // The win has come.
    if (round.pending && stage.phase === 'idle' && balance !== minor(round.balance, currency)) settleNotice();
  };

  const purchases = createPurchases(stage, parts, (bought) => void play(bought));

  /** The player may have deposited while the site had paused play. */
  const refresh = async () => {
    const before = asked;
    const answer = await api.open({}, session.session);
    // An answer that a round has overtaken is older than that round's.
    if (answer.kind !== 'ok' || stage.phase !== 'idle' || asked !== before) return;
    balance = minor(answer.value.balance, currency);
    view.balance(answer.value.balance);
    parts.freeSpins.set(answer.value.freeSpins);
  };

  view.balance(session.balance);
  parts.freeSpins.set(session.freeSpins);
  void stage.readyIn(session.waitMs);

  return {
    spin() {
      if (stage.phase === 'idle' && !stage.paused) void play();
    },
    buy() {
      const purchase = parts.buying.offered();
      if (purchase && stage.phase === 'idle' && !stage.paused) purchases.ask(purchase);
    },
    hear(message) {
      if (message.type === 'bonusBuyAnswer') purchases.answered(message.confirmed);
      else {
        parts.buying.allow(real && message.bonusBuy);
        roundMs = message.rules?.roundMs ?? 0;
      }
    },
    pause() {
      stage.setPaused(true);
    },
    resume() {
      if (!stage.paused) return;
      stage.setPaused(false);
      if (stage.phase === 'idle' && real) void refresh();
      purchases.playConfirmed();
    },
  };
}
