/** Rules that hold for every screen, whatever it shows, and that no single screen's test covers. */
import { act } from '@testing-library/react';
import { type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppShell } from '@/components/app/frame/AppShell';
import { GuardedPage } from '@/components/app/pages/GuardedPage';
import { GameNotFound } from '@/components/game/GameNotFound';
import { GameScreen } from '@/components/game/GameScreen';
import { type StageState } from '@/components/game/stage/Curtain';
import { GameLoadError, GameLoading } from '@/components/game/GameUnready';
import { HomeScreen } from '@/components/lobby/home/HomeScreen';
import { LobbyScreen, type ListState } from '@/components/lobby/list/LobbyScreen';
import { ProvidersScreen } from '@/components/lobby/list/ProvidersScreen';
import { NotFoundScreen } from '@/components/site/system/NotFoundScreen';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';
import { ALL_GAMES } from '@/domain/lobby/lobbyQuery';
import ContactsPage from '@/pages/contacts';
import DepositPage from '@/pages/deposit';
import PromotionsPage from '@/pages/promotions';
import ResponsibilityPage from '@/pages/responsibility';
import TournamentsPage from '@/pages/tournaments';
import VipClubPage from '@/pages/vip-club';
import type { WrittenProps } from '@/store/pages/writtenPart';
import { type Around, Surroundings } from './render';
import { sampleCategory, sampleDetails, sampleGame, sampleGames } from './sampleGames';

// Texts that load after the page are not part of the screen.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => new Promise(() => undefined) }));
// The log-in dialog that opens automatically is an address, not part of the screen.
jest.mock('@/components/account/guard/useLoginOnce', () => ({ useLoginOnce: () => undefined }));

const nothing = () => {};
const LONG = 'The Extraordinarily Long Expedition of Donaudampfschifffahrtsgesellschaftskapitän';

const popular = sampleCategory('popular', 'Popular');
/** Edge-case names: long, without letters, empty, in other scripts, with an emoji. */
const games = [
  ...sampleGames(3),
  sampleGame({ id: 'long', name: LONG, isNew: true }),
  sampleGame({ id: 'digits', name: '777', returnToPlayer: 0 }),
  sampleGame({ id: 'none', name: '', studio: { id: '', name: '' } }),
  sampleGame({ id: 'arabic', name: 'كنوز الصحراء', features: ['ways'] }),
  sampleGame({ id: 'picture', name: 'Koi Fortune', thumbnail: 'covers/koi fortune.avif' }),
];
/** A game of which the backend sent only the name. */
const bare = sampleDetails({
  rulesUrl: 'javascript:alert(1)',
  releaseDate: '',
  stats: {
    name: '',
    returnToPlayer: 0,
    maxMultiplier: 0,
    minBet: '',
    maxBet: 'NaN',
    currency: '',
    releaseDate: '',
    sort: 0,
    hitFrequency: null,
  },
});

const lobby = (state: ListState) => (
  <LobbyScreen
    categories={[popular]}
    query={{
      ...ALL_GAMES,
      category: state === 'empty' ? 'popular' : null,
      text: state === 'content' ? LONG.slice(0, 40) : '',
    }}
    list={state === 'content' ? { query: ALL_GAMES, page: 2, games, count: games.length + 32 } : null}
    state={state}
    nameOf={(studio) => studio}
    onRetry={nothing}
    onMove={nothing}
    onFilters={nothing}
    loadChunk={() => Promise.resolve({ games: [], count: 0 })}
  />
);
const home = (state: ListState) => (
  <HomeScreen
    categories={[popular]}
    rows={
      state === 'content' ? [{ category: popular, games }] : state === 'empty' ? [{ category: popular, games: [] }] : []
    }
    heroGames={games.slice(0, 4)}
    studios={[{ id: 'long', name: LONG, logo: null, gameCount: 1 }]}
    state={state}
    onRetry={nothing}
  />
);
const providers = (state: ListState) => (
  <ProvidersScreen
    studios={state === 'content' ? [{ id: 'long', name: LONG, logo: null, gameCount: 1 }] : []}
    state={state}
    onRetry={nothing}
  />
);
const game = (stage: StageState) => (
  <GameScreen
    game={sampleDetails()}
    stage={stage}
    line={stage.phase === 'playing' ? { since: Date.now() - 61_000, ahead: 0, net: '-3.20', currency: 'DEMO' } : null}
    mode={stage.phase === 'playing' ? 'demo' : null}
    onPlay={nothing}
    onLeave={nothing}
    theatre={stage.phase === 'playing' ? { on: true, toggle: nothing } : undefined}
    fullScreen={{ on: false, toggle: nothing }}
  />
);

/** The operator's content of a page, in another language than the page. */
const textual: WrittenProps = {
  blocks: [
    { type: 'heading', text: LONG },
    { type: 'paragraph', text: '<b>Plain</b>' },
    { type: 'list', items: [LONG, ''] },
  ],
  written: { lang: 'en', dir: 'ltr' },
  questions: [{ question: LONG, answer: [{ type: 'paragraph', text: '' }] }],
};
/** A page without content from the operator. */
const untold: WrittenProps = { blocks: null, written: null, questions: [] };

const SCREENS: Record<string, ReactNode> = {
  'home, content': home('content'),
  'home, loading': home('loading'),
  'home, error': home('error'),
  'home, empty': home('empty'),
  'providers, content': providers('content'),
  'providers, loading': providers('loading'),
  'providers, empty': providers('empty'),
  'providers, error': providers('error'),
  'lobby, content': lobby('content'),
  'lobby, loading': lobby('loading'),
  'lobby, empty': lobby('empty'),
  'lobby, error': lobby('error'),
  'game, idle': game({ phase: 'idle' }),
  'game, launching': game({ phase: 'launching', mode: 'demo' }),
  'game, playing': game({ phase: 'playing' }),
  'game, failed': game({ phase: 'failed', mode: 'demo', code: 'FRAME_TOO_LATE' }),
  'game, unavailable': game({ phase: 'unavailable' }),
  'game, restricted': game({ phase: 'restricted', place: LONG }),
  'game, bare': <GameScreen game={bare} stage={{ phase: 'idle' }} line={null} onPlay={nothing} />,
  'game, not found': <GameNotFound />,
  'game, loading': <GameLoading />,
  'game, error': <GameLoadError onRetry={nothing} />,
  'a guarded page': <GuardedPage panel="limits" />,
  promotions: <PromotionsPage {...textual} />,
  'promotions, unwritten': <PromotionsPage {...untold} />,
  tournaments: <TournamentsPage {...textual} />,
  'VIP club': <VipClubPage {...textual} />,
  deposit: <DepositPage {...textual} />,
  contacts: <ContactsPage {...textual} />,
  'contacts, unwritten': <ContactsPage {...untold} />,
  responsibility: <ResponsibilityPage {...textual} />,
  'not found': <NotFoundScreen />,
  'server error': <ServerErrorScreen status={500} />,
  unavailable: <ServerErrorScreen status={503} />,
};

const page = (screen: ReactNode, around: Around) => (
  <Surroundings {...around}>
    <AppShell year={2026}>{screen}</AppShell>
  </Surroundings>
);

const settings = {
  brandName: 'Curaçao',
  helpLine: { label: 'Help', href: 'https://help.example/' },
  licence: 'A licence.',
  supportLinks: [
    { label: LONG, href: 'javascript:alert(1)' },
    { label: 'Chat', href: 'https://chat.example/' },
  ],
  paymentLogos: [{ name: LONG, icon: 'payment/a "b".svg' }],
};

describe.each(Object.entries(SCREENS))('%s', (_name, screen) => {
  const html = renderToString(page(screen, { settings }));

  it('writes no style into the markup', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('shows no word of a programme that lost its way', () => {
    expect(html).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
  });

  it('makes no link of an address that is none', () => {
    expect(html).not.toContain('javascript:');
  });

  it('has one first heading, inside the one main region', () => {
    const place = document.createElement('div');
    place.innerHTML = html;
    expect(place.querySelectorAll('main')).toHaveLength(1);
    expect(place.querySelectorAll('h1')).toHaveLength(1);
    expect(place.querySelectorAll('main h1')).toHaveLength(1);
  });

  it('renders the same in the browser as on the server, also right to left', async () => {
    // A second that begins between the two renders must not count as a difference.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const around = { settings, locale: 'ar' };
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page(screen, around));
    const failed = jest.fn();
    const root = await act(async () => hydrateRoot(place, page(screen, around), { onRecoverableError: failed }));
    expect(failed).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
    clock.mockRestore();
  });
});
