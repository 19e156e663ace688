import { type Say } from '../texts/texts';
import { type SessionAnswer } from '../wire';
import { decimal, minor, shown } from './amounts';
import { type Api } from './api';
import { REFUSALS } from './notice';
import { pause } from './reels';
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
  say: Say;
  stake(): string;
  lockStake(locked: boolean): void;
  newIntent(): string;
  forget(): void;
};

/** Decides about play: one round at a time, none before the last one has been shown and its time is over. */
export function createPlayer(parts: PlayerParts): Player {
  const { session, api, site, view, say } = parts;
  const { currency } = session;
  let balance = minor(session.balance, currency);
  let phase: Phase = 'loading';
  let paused = false;
  let askAgain: () => void = () => undefined;

  const enter = (next: Phase) => {
    phase = next;
    view.phase(next === 'idle' && paused ? 'paused' : next);
    parts.lockStake(next !== 'idle');
  };
  const exit = { label: say('action.exit'), run: () => site.say({ type: 'exit' }) };
  const end = () => {
    parts.forget();
    enter('ended');
    view.halt();
    view.notice.show(say('state.ended'), site.framed ? exit : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
  };
  /** Waits out what is left of the spin's least time, then lets the next one start. */
  const readyIn = async (ms: number) => {
    await pause(ms);
    if (phase !== 'ended') enter('idle');
  };
  /** A rest that ends early when the connection is back or the player asks. */
  const rest = (ms?: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        window.removeEventListener('online', done);
        clearTimeout(timer);
        resolve();
      };
      const timer = ms === undefined ? undefined : setTimeout(done, ms);
      window.addEventListener('online', done);
      askAgain = done;
    });

  const unknown = (fault: 'network' | 'server') => {
    enter('unknown');
    view.halt();
    const key = fault === 'server' ? 'state.server' : navigator.onLine ? 'state.lost' : 'state.offline';
    view.notice.show(say(key), { label: say('action.retry'), run: () => askAgain() });
  };

  const refused = async ({ code, waitMs }: Extract<Settled, { kind: 'refused' }>) => {
    if (code === 'SESSION_ENDED') return end();
    view.halt();
    view.balance(decimal(balance, currency));
    view.notice.show(code === 'INSUFFICIENT_BALANCE' ? tooLittle() : say(REFUSALS[code] ?? 'state.refused'));
    site.say({ type: 'failed', code });
    await readyIn(waitMs);
  };
  const tooLittle = () =>
    balance > 0n
      ? say('state.insufficient', { balance: shown(decimal(balance, currency)) })
      : say('state.empty');

  const play = async () => {
    const stake = parts.stake();
    if (minor(stake, currency) > balance) {
      view.notice.show(tooLittle(), balance === 0n && site.framed ? exit : undefined);
      return;
    }
    const intent = parts.newIntent();
    const staked = decimal(balance - minor(stake, currency), currency);
    view.notice.hide();
    enter('spinning');
    view.balance(staked);
    view.start();
    site.say({ type: 'roundStarted', stake, balance: staked, currency });

    const settled = await settle({ send: () => api.spin({ stake, intent }, session.session), onUnknown: unknown, rest });
    if (settled.kind === 'refused') return refused(settled);
    const { value: round } = settled;
    const shownFrom = performance.now();
    view.notice.hide();
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
      view.notice.show(say('state.paused'));
    },
    resume() {
      if (!paused) return;
      paused = false;
      if (phase === 'idle') enter('idle');
      if (phase !== 'unknown' && phase !== 'ended') view.notice.hide();
    },
  };
}
