import { sayIn } from '../texts/texts';
import { type SessionAnswer } from '../wire';
import { api } from './api';
import { createConnection } from './connection';
import { element } from './elements';
import { createNotice } from './notice';
import { createPlayer, type Player } from './player';
import { wireRules } from './rulesDialog';
import { connectSite } from './site';
import { onPress } from './spinButton';
import { createStakeChoice } from './stake';
import { createMemory } from './storage';
import { createView } from './view';

const { game = '', siteOrigins = '' } = document.body.dataset;
const memory = createMemory(game, () => window.sessionStorage);
const say = sayIn(document.documentElement.lang);
const notice = createNotice();
let player: Player | null = null;

const site = connectSite(siteOrigins.split(' ').filter(Boolean), (message) => {
  if (message.type === 'pause') player?.pause();
  if (message.type === 'resume') player?.resume();
});

/** The launch token of the address, which is taken out of it: it is used up by the first call. */
function takeLaunch(): string | null {
  const address = new URL(location.href);
  const launch = address.searchParams.get('launch');
  address.searchParams.delete('launch');
  history.replaceState(null, '', address);
  return launch;
}

async function open(launch: string | null): Promise<void> {
  const token = memory.get('session');
  if (!launch && !token) {
    element('stage').dataset.phase = 'ended';
    notice.show(say('state.noSession'), site.framed ? exitAction : undefined);
    site.say({ type: 'failed', code: 'SESSION_ENDED' });
    return;
  }
  const answer = await api.open(launch ? { launch } : {}, launch ? null : token);
  if (answer.kind === 'ok') {
    notice.hide();
    start(answer.value);
    return;
  }
  // A launch that was used up by this very page before a reload: its session goes on.
  if (launch && token && answer.kind === 'refused') return open(null);
  element('stage').dataset.phase = 'ended';
  if (answer.kind === 'unknown') {
    notice.show(say('state.openFailed'), { label: say('action.open'), run: () => void open(launch) });
    site.say({ type: 'failed', code: 'OPEN_FAILED' });
    return;
  }
  memory.set('session', null);
  notice.show(say('state.ended'), site.framed ? exitAction : undefined);
  site.say({ type: 'failed', code: answer.code });
}

const exitAction = { label: say('action.exit'), run: () => site.say({ type: 'exit' }) };

function start(session: SessionAnswer): void {
  memory.set('session', session.session);
  const { stakes } = session.game;
  const kept = memory.get('stake') ?? session.lastRound?.stake;
  const first = stakes.find((stake) => stake === kept) ?? stakes.find((stake) => stake === '1.00') ?? stakes[0] ?? '';
  const view = createView(session.game, say);
  const stake = createStakeChoice(stakes, first, (chosen) => memory.set('stake', chosen));
  player = createPlayer({
    session,
    api,
    site,
    view,
    notice,
    connection: createConnection(),
    say,
    stake: stake.value,
    lockStake: stake.lock,
    newIntent: () => crypto.randomUUID(),
    forget: () => memory.set('session', null),
  });
  if (session.lastRound) view.lastRound(session.lastRound);
  else view.welcome(stake.value());
  onPress(element('spin'), player.spin);
  site.say({ type: 'ready' });
}

wireRules();
void open(takeLaunch());
