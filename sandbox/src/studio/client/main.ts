import { createLanguage, type TextKey } from '../texts/language';
import { type SessionAnswer } from '../wire';
import { api } from './api';
import { createConnection } from './connection';
import { element, write } from './elements';
import { type Action, createNotice } from './notice';
import { createPlayer, type Player } from './player';
import { wireRules } from './rulesDialog';
import { connectSite } from './site';
import { onPress } from './spinButton';
import { createStakeChoice } from './stake';
import { createMemory } from './storage';
import { createView } from './view';

const { game = '', siteOrigins = '', language: spoken = '' } = document.body.dataset;
const memory = createMemory(game, () => window.sessionStorage);
/** The page's own texts, written into it by the studio's server. */
const language = createLanguage(...(JSON.parse(spoken) as Parameters<typeof createLanguage>));
const { say } = language;
const notice = createNotice();
let player: Player | null = null;
/** The site may stop play before there is a player. */
let paused = false;

const site = connectSite(siteOrigins.split(' ').filter(Boolean), (message) => {
  if (message.type === 'hello') return;
  paused = message.type === 'pause';
  if (paused) player?.pause();
  else player?.resume();
});

/** The launch token of the address, which is taken out of it: it is used up by the first call. */
function takeLaunch(): string | null {
  const address = new URL(location.href);
  const launch = address.searchParams.get('launch');
  address.searchParams.delete('launch');
  history.replaceState(null, '', address);
  return launch;
}

const exit: Action | undefined = site.framed
  ? { label: say('action.exit'), run: () => site.say({ type: 'exit' }) }
  : undefined;

/** The game cannot be played: says why, to the player and to the site. */
function close(reason: TextKey, code: string, action = exit): void {
  element('stage').dataset.phase = 'ended';
  write(element('outcome'), '');
  notice.show(say(reason), action);
  site.say({ type: 'failed', code });
}

async function open(launch: string | null): Promise<void> {
  const token = memory.get('session');
  if (!launch && !token) return close('state.noSession', 'SESSION_ENDED');
  const answer = await api.open(launch ? { launch } : {}, launch ? null : token);
  if (answer.kind === 'ok') {
    notice.hide();
    return start(answer.value);
  }
  if (answer.kind === 'unknown')
    return close('state.openFailed', 'OPEN_FAILED', { label: say('action.open'), run: () => void open(launch) });
  // A launch that this very tab has used before: its session goes on.
  if (launch && token) return open(null);
  memory.set('session', null);
  close('state.ended', answer.code);
}

function start(session: SessionAnswer): void {
  memory.set('session', session.session);
  const { stakes } = session.game;
  const kept = memory.get('stake') ?? session.lastRound?.stake;
  const first = stakes.find((stake) => stake === kept) ?? stakes.find((stake) => stake === '1.00') ?? stakes[0] ?? '';
  const view = createView(session.game, language);
  const stake = createStakeChoice(stakes, first, language.amount, (chosen) => {
    memory.set('stake', chosen);
    view.hint(chosen);
  });
  player = createPlayer({
    session,
    api,
    site,
    view,
    notice,
    connection: createConnection(),
    language,
    stake: stake.value,
    lockStake: stake.lock,
    newIntent: () => crypto.randomUUID(),
    forget: () => memory.set('session', null),
  });
  if (session.lastRound) view.lastRound(session.lastRound);
  else {
    view.welcome();
    view.hint(stake.value());
  }
  if (paused) player.pause();
  onPress(element('spin'), player.spin);
  site.say({ type: 'ready' });
}

wireRules();
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) site.say({ type: 'escape' });
});
void open(takeLaunch());
