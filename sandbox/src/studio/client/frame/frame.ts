import { BAR_KEY, type SiteMessage } from '@/domain/game/frameMessages';
import { createLanguage, type Language, type TextKey } from '../../texts/language';
import { realLanguage } from '../../texts/realLanguage';
import { type SessionAnswer } from '../../rounds/wire';
import { api } from './api';
import { type Connection, createConnection } from './connection';
import { element, write } from './elements';
import { type Action, createNotice, type Notice } from './notice';
import { wireRules } from './rulesDialog';
import { connectSite, type Site } from './site';
import { createMemory, type Memory } from './storage';
import { wearColors } from './wearColors';

/** What every kind of game gets from its page. */
export type Frame = {
  language: Language;
  memory: Memory;
  notice: Notice;
  site: Site;
  connection: Connection;
};

/** A running game: the site may pause it, and exchanges messages with one that sells its feature. */
export type Running = {
  pause(): void;
  resume(): void;
  hear?(message: Exclude<SiteMessage, { type: 'pause' | 'resume' }>): void;
};

/** The page's texts, embedded by the studio's server. */
export const pageLanguage = (): Language =>
  createLanguage(...(JSON.parse(document.body.dataset.language ?? '') as Parameters<typeof createLanguage>));

/** Takes the launch token out of the address: the first call uses it up. */
function takeLaunch(): string | null {
  const address = new URL(location.href);
  const launch = address.searchParams.get('launch');
  address.searchParams.delete('launch');
  history.replaceState(null, '', address);
  return launch;
}

/** Opens the page's session and starts the game; shows the reason when it cannot be opened. */
export function openGame(start: (session: SessionAnswer, frame: Frame) => Running): void {
  const { game = '', siteOrigins = '' } = document.body.dataset;
  // A tab keeps separate sessions for demo and real play of one game.
  const isReal = new URL(location.href).searchParams.get('mode') === 'real';
  const memory = createMemory(isReal ? `${game}.real` : game, () => window.sessionStorage);
  const language = pageLanguage();
  const { say } = language;
  const notice = createNotice();
  let running: Running | null = null;
  /** The site may pause play before the game has started. */
  let paused = false;

  const site = connectSite(siteOrigins.split(' ').filter(Boolean), (message) => {
    if (message.type === 'hello') {
      wearColors(element('stage'), message.colors);
      // No effects for a return of no more than the stake, where the market forbids them.
      if (message.rules?.lossEffects === false) element('stage').dataset.losses = 'plain';
    }
    if (message.type === 'hello' || message.type === 'bonusBuyAnswer') return running?.hear?.(message);
    paused = message.type === 'pause';
    if (paused) running?.pause();
    else running?.resume();
  });

  const exit: Action | undefined = site.framed
    ? { label: say('action.exit'), run: () => site.say({ type: 'exit' }) }
    : undefined;

  /** Ends play and reports the reason to the player and the site. */
  const close = (reason: TextKey, code: string, action = exit): void => {
    element('stage').dataset.phase = 'ended';
    write(element('outcome'), '');
    notice.show(say(reason), action);
    site.say({ type: 'failed', code });
  };

  /** Shows whether the game is a demo or real play, with its bets in the rules, and answers the language to use. */
  const play = ({ mode, currency, game: { bets } }: SessionAnswer): Language => {
    write(element('figure-bets'), bets);
    const badge = element('badge');
    if (mode === 'real') {
      write(badge, say('real.badge', { currency }));
      badge.title = say('real.note');
    }
    badge.hidden = false;
    return mode === 'real' ? realLanguage(language, currency) : language;
  };

  const open = async (launch: string | null): Promise<void> => {
    const token = memory.get('session');
    if (!launch && !token) return close('state.noSession', 'SESSION_ENDED');
    const answer = await api.open(launch ? { launch } : {}, launch ? null : token);
    if (answer.kind === 'ok') {
      notice.hide();
      memory.set('session', answer.value.session);
      running = start(answer.value, {
        language: play(answer.value),
        memory,
        notice,
        site,
        connection: createConnection(),
      });
      if (paused) running.pause();
      site.say({ type: 'ready', anyShape: true });
      const { resumed, lastRound } = answer.value;
      if (resumed && lastRound) site.say({ type: 'roundEnded', ...lastRound });
      return;
    }
    if (answer.kind === 'unknown')
      return close('state.openFailed', 'OPEN_FAILED', { label: say('action.open'), run: () => void open(launch) });
    // This tab has already used that launch, so its session continues.
    if (launch && token) return open(null);
    memory.set('session', null);
    close('state.ended', answer.code);
  };

  wireRules();
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) site.say({ type: 'escape' });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== BAR_KEY || !site.framed) return;
    event.preventDefault();
    site.say({ type: 'toBar' });
  });
  void open(takeLaunch());
}
