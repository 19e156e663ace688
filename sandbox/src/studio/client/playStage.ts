import { type Language } from '../texts/language';
import { type SessionAnswer } from '../rounds/wire';
import { type Purchase } from './buy';
import { type Connection } from './frame/connection';
import { type Notice } from './frame/notice';
import { pause } from './frame/pause';
import { type Site } from './frame/site';
import { type Phase, type View } from './view';

export type StageParts = {
  session: SessionAnswer;
  site: Site;
  view: View;
  notice: Notice;
  connection: Connection;
  language: Language;
  lockStake(locked: boolean): void;
  forget(): void;
};

export type PlayStage = {
  readonly phase: Phase;
  readonly paused: boolean;
  /** The site pauses play, or lets it continue. */
  setPaused(paused: boolean): void;
  /** The purchase the site was asked to confirm; `confirmed` from the confirmation until play may continue. */
  asked: (Purchase & { confirmed: boolean }) | null;
  enter(next: Phase): void;
  /** Without an error, only a pending purchase or a pause by the site shows a notice. */
  settleNotice(): void;
  end(): void;
  /** Waits for the rest of the spin's minimum time, then allows the next one. */
  readyIn(ms: number): Promise<void>;
  /** No definite answer has come. */
  unknown(fault: 'network' | 'server'): void;
  /** In real play, tells the site when the connection is lost and when it is back. */
  tellConnection(online: boolean): void;
};

/** What the site does at the player's wish: leave the game. */
export const exitOf = (language: Language, site: Site) => ({
  label: language.say('action.exit'),
  run: () => site.say({ type: 'exit' }),
});

/** What play is doing, and what page and site are told of it. */
export function createPlayStage(parts: StageParts): PlayStage {
  const { session, site, view, notice, connection, language } = parts;
  const { say } = language;
  let phase: Phase = 'loading';
  let paused = false;
  let cut = false;

  const stage: PlayStage = {
    get phase() {
      return phase;
    },
    get paused() {
      return paused;
    },
    asked: null,
    setPaused(next) {
      paused = next;
      if (phase === 'idle') stage.enter('idle');
      if (phase !== 'unknown' && phase !== 'ended') stage.settleNotice();
    },
    enter(next) {
      phase = next;
      view.phase(next === 'idle' && paused ? 'paused' : next);
      parts.lockStake(next !== 'idle');
    },
    settleNotice() {
      if (stage.asked) notice.show(say('buy.asking'));
      else if (paused) notice.show(say('state.paused'));
      else notice.hide();
    },
    end() {
      parts.forget();
      stage.enter('ended');
      view.halt();
      notice.show(say('state.ended'), site.framed ? exitOf(language, site) : undefined);
      site.say({ type: 'failed', code: 'SESSION_ENDED' });
    },
    async readyIn(ms) {
      await pause(ms);
      if (phase !== 'ended') stage.enter('idle');
    },
    unknown(fault) {
      stage.enter('unknown');
      view.halt();
      const key = fault === 'server' ? 'state.server' : connection.online() ? 'state.lost' : 'state.offline';
      notice.show(say(key), { label: say('action.retry'), run: connection.askAgain });
      stage.tellConnection(false);
    },
    tellConnection(online) {
      if (session.mode === 'real' && cut === online) site.say({ type: 'connection', online });
      cut = !online;
    },
  };
  return stage;
}
