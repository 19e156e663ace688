import { type Language } from '../texts/language';
import { type SessionAnswer } from '../wire';
import { decimal, minor } from './amounts';
import { type Api } from './api';
import { type Connection } from './connection';
import { type Notice, REFUSALS } from './notice';
import { pause } from './pause';
import { type Settled, settle } from './round';
import { type Site } from './site';
import { type Phase, type View } from './view';

export type Player = {
  /** The player asks for one spin. Ignored unless the game is ready for one. */
  spin(): void;
  pause(): void;
  resume(): void;
};

export type PlayerParts = {
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

/** Decides about play: one round at a time, none before the last one has been shown and its time is over. */
export function createPlayer(parts: PlayerParts): Player {
  const { session, api, site, view, notice, connection } = parts;
  const { say, amount } = parts.language;
  const { currency } = session;
  let balance = minor(session.balance, currency);
  let phase: Phase = 'loading';
  let paused = false;

  const enter = (next: Phase) => {
    phase = next;
    view.phase(next === 'idle' && paused ? 'paused' : next);
    parts.lockStake(next !== 'idle');
  };
  /** Without trouble only a pause of the site is worth a notice. */
  const settleNotice = () => (paused ? notice.show(say('state.paused')) : notice.hide());
  const exit = { label: say('action.exit'), run: () => site.say({ type: 'exit' }) };
  const end = () => {
    parts.forget();
    enter('ended');
    view.halt();
    notice.show(say('state.ended'), site.framed ? exit : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
  };
  /** Waits out what is left of the spin's least time, then lets the next one start. */
  const readyIn = async (ms: number) => {
    await pause(ms);
    if (phase !== 'ended') enter('idle');
  };
  const unknown = (fault: 'network' | 'server') => {
    enter('unknown');
    view.halt();
    const key = fault === 'server' ? 'state.server' : connection.online() ? 'state.lost' : 'state.offline';
    notice.show(say(key), { label: say('action.retry'), run: connection.askAgain });
  };

  const refused = async ({ code, waitMs }: Extract<Settled, { kind: 'refused' }>) => {
    if (code === 'SESSION_ENDED') return end();
    view.halt();
    view.balance(decimal(balance, currency));
    notice.show(code === 'INSUFFICIENT_BALANCE' ? tooLittle() : say(REFUSALS[code] ?? 'state.refused'));
    site.say({ type: 'failed', code });
    await readyIn(waitMs);
  };
  const tooLittle = () =>
    balance > 0n ? say('state.insufficient', { balance: amount(decimal(balance, currency)) }) : say('state.empty');

  const play = async () => {
    const stake = parts.stake();
    if (minor(stake, currency) > balance) {
      notice.show(tooLittle(), balance === 0n && site.framed ? exit : undefined);
      return;
    }
    const intent = parts.newIntent();
    const staked = decimal(balance - minor(stake, currency), currency);
    notice.hide();
    enter('spinning');
    view.balance(staked);
    view.start();
    site.say({ type: 'roundStarted', stake, balance: staked, currency });

    const settled = await settle({
      send: () => api.spin({ stake, intent }, session.session),
      onUnknown: unknown,
      rest: connection.rest,
    });
    if (settled.kind === 'refused') return refused(settled);
    const { value: round } = settled;
    const shownFrom = performance.now();
    settleNotice();
    if (phase === 'unknown') view.start();
    enter('spinning');
    await view.play(round);
    balance = minor(round.balance, currency);
    const { roundId, win } = round;
    site.say({ type: 'roundEnded', roundId, stake, win, balance: round.balance, currency });
    await readyIn(round.waitMs - (performance.now() - shownFrom));
  };

  view.balance(session.balance);
  void readyIn(session.waitMs);

  return {
    spin() {
      if (phase === 'idle' && !paused) void play();
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
    },
  };
}
