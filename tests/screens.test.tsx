/**
 * What holds for every screen, whatever it shows: rules of the house that no single screen's test would think of.
 */
import { act } from '@testing-library/react';
import { type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppShell } from '@/components/app/AppShell';
import { GameNotFound } from '@/components/game/GameNotFound';
import { GameScreen } from '@/components/game/GameScreen';
import { type StageState } from '@/components/game/GameStage';
import { GameLoadError, GameLoading } from '@/components/game/GameUnready';
import { HomeScreen } from '@/components/lobby/HomeScreen';
import { LobbyScreen, type ListState } from '@/components/lobby/LobbyScreen';
import { NotFoundScreen } from '@/components/system/NotFoundScreen';
import { ServerErrorScreen } from '@/components/system/ServerErrorScreen';
import { type Around, Surroundings } from './render';
import { sampleCategory, sampleDetails, sampleGame, sampleGames } from './sampleGames';

const nothing = () => {};
const LONG = 'The Extraordinarily Long Expedition of Donaudampfschifffahrtsgesellschaftskapitän';

const popular = sampleCategory('popular', 'Popular');
/** Names at the edges: long, without letters, without anything, in other scripts, with a picture. */
const games = [
  ...sampleGames(3),
  sampleGame({ id: 'long', name: LONG, isNew: true }),
  sampleGame({ id: 'digits', name: '777', returnToPlayer: 0 }),
  sampleGame({ id: 'none', name: '', studio: { id: '', name: '' } }),
  sampleGame({ id: 'arabic', name: 'كنوز الصحراء', features: ['ways'] }),
  sampleGame({ id: 'picture', name: 'Koi Fortune', thumbnail: 'covers/koi fortune.avif' }),
];
/** A game of which the backend gave nothing but the name. */
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
    currentCategory={state === 'empty' ? popular : null}
    games={state === 'content' ? games : []}
    count={games.length}
    page={2}
    pages={3}
    state={state}
    onRetry={nothing}
  />
);
const game = (stage: StageState) => (
  <GameScreen
    game={sampleDetails()}
    stage={stage}
    session={stage.phase === 'playing' ? { seconds: 61, net: '-3.20', currency: 'DEMO' } : null}
    onPlay={nothing}
    onLeave={nothing}
    onFullscreen={nothing}
  />
);

const SCREENS: Record<string, ReactNode> = {
  'home, content': <HomeScreen rows={[{ category: popular, games }]} state="content" onRetry={nothing} />,
  'home, loading': <HomeScreen rows={[]} state="loading" onRetry={nothing} />,
  'home, error': <HomeScreen rows={[]} state="error" onRetry={nothing} />,
  'home, empty': <HomeScreen rows={[{ category: popular, games: [] }]} state="empty" onRetry={nothing} />,
  'lobby, content': lobby('content'),
  'lobby, loading': lobby('loading'),
  'lobby, empty': lobby('empty'),
  'lobby, error': lobby('error'),
  'game, idle': game({ phase: 'idle' }),
  'game, launching': game({ phase: 'launching' }),
  'game, playing': game({ phase: 'playing' }),
  'game, failed': game({ phase: 'failed', code: 'FRAME_TOO_LATE' }),
  'game, unavailable': game({ phase: 'unavailable' }),
  'game, restricted': game({ phase: 'restricted' }),
  'game, bare': <GameScreen game={bare} stage={{ phase: 'idle' }} session={null} onPlay={nothing} />,
  'game, not found': <GameNotFound />,
  'game, loading': <GameLoading />,
  'game, error': <GameLoadError onRetry={nothing} />,
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

  it('is the same in the browser as from the server, also from right to left', async () => {
    const around = { settings, locale: 'ar' };
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page(screen, around));
    const failed = jest.fn();
    const root = await act(async () => hydrateRoot(place, page(screen, around), { onRecoverableError: failed }));
    expect(failed).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  });
});
