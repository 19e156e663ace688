import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { show } from '@/tests/render';
import { sampleDetails } from '@/tests/sampleGames';
import { GameNotFound } from './GameNotFound';
import { GameScreen, type GameScreenProps } from './GameScreen';

const play = jest.fn();
const game = (over: Partial<GameScreenProps> = {}) => (
  <GameScreen game={sampleDetails()} stage={{ phase: 'idle' }} line={null} onPlay={play} {...over} />
);
const stage = () => within(screen.getByRole('region', { name: 'Game' }));
const fact = (name: string) => screen.getByText(name).nextElementSibling;

beforeEach(() => play.mockClear());

test('A35 full screen stretches the stage, also below a line of balance', () => {
  show(game(), { styled: true });
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(css).toMatch(/:fullscreen\s*>\s*\.stage/);
  expect(css).not.toMatch(/:fullscreen\s*>\s*:first-child/);
});

test('MKT-12 what goes full screen holds the play bar with its clock', () => {
  const theatre = createRef<HTMLDivElement>();
  show(game({ stage: { phase: 'playing' }, mode: 'real', bar: <p>20:47</p>, theatreRef: theatre }));
  expect(within(theatre.current!).getByText('20:47')).toBeVisible();
});

/** The pictures behind the stage: they have no name for a reader. */
const behind = () =>
  [...document.querySelectorAll('.stage > :not(.curtain) img')].map((image) => image.getAttribute('src'));

test('the stage shows a cover, and before it a wide picture where the game has one', () => {
  const [cover, wide] = ['games/kraken/{width}.{type}', 'games/kraken/wide-{width}.{type}'];
  const { rerender } = show(game({ game: sampleDetails({ thumbnail: cover }) }));
  expect(behind()).toEqual([expect.stringContaining('kraken/360.webp')]);
  rerender(game({ game: sampleDetails({ thumbnail: cover, wideThumbnail: wide }) }));
  expect(behind()).toEqual(
    [cover, wide].map((each) => expect.stringContaining(each.replace('{width}.{type}', '360.webp'))),
  );
});

test('words that stand before a game keep a darker ground than its ways', () => {
  const details = sampleDetails({ wideThumbnail: 'games/kraken/wide-{width}.{type}' });
  const { rerender } = show(game({ game: details }));
  const ground = () => document.querySelector('.curtain')!.hasAttribute('data-scene');
  expect(ground()).toBe(true);
  rerender(game({ game: details, stage: { phase: 'restricted', place: 'Austria' } }));
  expect(ground()).toBe(false);
  rerender(game());
  expect(ground()).toBe(false);
});

describe('stage', () => {
  it('idle: starts demo play and says that its credits have no value', async () => {
    const { user } = show(game());
    await user.click(stage().getByRole('button', { name: 'Play demo' }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(stage().getByText('Demo credits are free and have no cash value.')).toBeInTheDocument();
  });

  it('launching: keeps the button and its focus, and starts no second time', async () => {
    const { user, rerender } = show(game());
    await user.click(stage().getByRole('button'));
    rerender(game({ stage: { phase: 'launching', mode: 'demo' } }));
    const button = stage().getByRole('button', { name: 'Starting the game' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('playing: nothing lies over the frame', () => {
    show(game({ stage: { phase: 'playing' }, children: <iframe title="The game" /> }));
    expect(stage().getByTitle('The game')).toBeInTheDocument();
    expect(stage().queryByRole('button')).toBeNull();
  });

  it('failed: says aloud what happened, with its code, and tries again on request', async () => {
    const { user } = show(
      game({ stage: { phase: 'failed', mode: 'demo', code: 'FRAME_TOO_LATE', message: 'It took too long.' } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It took too long. No round was played. Error code: FRAME_TOO_LATE',
    );
    await user.click(stage().getByRole('button', { name: 'Try again' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('unavailable: gives the reason and no way in', () => {
    show(game({ stage: { phase: 'unavailable' } }));
    expect(stage().getByText('Demo play unavailable')).toBeInTheDocument();
    expect(stage().queryByRole('button')).toBeNull();
  });

  it('restricted: says which game, by whom and where, and gives no way in (GAME-09, ERR-36)', () => {
    const { rerender } = show(game({ stage: { phase: 'restricted', place: 'Austria' } }));
    expect(stage().getByText('Not available in your country')).toBeInTheDocument();
    expect(stage().getByText(/^Oru Studios doesn’t license Kraken Tides/)).toBeInTheDocument();
    expect(stage().getByText('Your location appears to be Austria.')).toBeInTheDocument();
    expect(stage().queryByRole('button')).toBeNull();
    rerender(game({ stage: { phase: 'restricted', place: null } }));
    expect(stage().queryByText(/appears to be/)).toBeNull();
  });
});

describe('bar', () => {
  it('names the game once as the heading of the page', () => {
    show(game());
    expect(screen.getByRole('heading', { level: 1, name: 'Kraken Tides' })).toBeInTheDocument();
  });

  it('shows length and result of the session, a loss with a minus and a win with a plus', () => {
    const now = Date.now();
    // More than a second may pass before the assertion.
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const line = { since: now - 2_527_000, ahead: 0, net: '-18.40', currency: 'DEMO' };
    const { rerender } = show(game({ line }));
    expect(screen.getByText('0:42:07')).toBeInTheDocument();
    expect(screen.getByText('−18.40')).toBeInTheDocument();
    expect(screen.getByText('−18.40').parentElement).toHaveTextContent('−18.40 demo credits');
    rerender(game({ line: { ...line, net: '7.00' } }));
    expect(screen.getByText('+7.00')).toBeInTheDocument();
    rerender(game({ line: { ...line, net: '0.00' } }));
    expect(screen.getByText('0.00')).toBeInTheDocument();
  });

  it('has tools only for what can be done, and says which are on', async () => {
    const [leave, theatre, full] = [jest.fn(), jest.fn(), jest.fn()];
    const { user, rerender } = show(game());
    for (const name of ['End demo', 'Theater mode', 'Full screen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    rerender(
      game({
        stage: { phase: 'playing' },
        mode: 'demo',
        onLeave: leave,
        theatre: { on: true, toggle: theatre },
        fullScreen: { on: false, toggle: full },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'End demo' }));
    await user.click(screen.getByRole('button', { name: 'Theater mode', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Full screen', pressed: false }));
    expect([leave, theatre, full].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('MKT-05 MKT-41 opens the rules of the studio beside the page, which tells return and odds before play', () => {
    show(game());
    expect(fact('Return to player')).toHaveTextContent('94.30%');
    expect(fact('Hit frequency')).toHaveTextContent('31.24%');
    const rules = screen.getByRole('link', { name: 'Rules and paytable (opens in a new tab)' });
    expect(rules).toHaveAttribute('href', 'http://127.0.0.1:4100/rules/kraken-tides');
    expect(rules).toHaveAttribute('target', '_blank');
  });
});

describe('figures', () => {
  it('show return in %, multiplier with ×, bets, and the day of release in words (ENT-38, GAME-06)', () => {
    show(game());
    expect(fact('Return to player')).toHaveTextContent('94.30%');
    expect(fact('Highest multiplier')).toHaveTextContent('5,000×');
    expect(fact('Bet')).toHaveTextContent('€0.10 – €100.00');
    expect(fact('Volatility')).toHaveTextContent('High');
    expect(fact('Hit frequency')).toHaveTextContent('31.24%');
    expect(fact('Released')).toHaveTextContent('12 Mar 2026');
  });

  it('leave out what the backend did not give', () => {
    const { stats } = sampleDetails();
    const bare = { ...stats, maxMultiplier: 0, minBet: '', hitFrequency: null, releaseDate: 'soon' };
    show(game({ game: sampleDetails({ stats: bare, volatility: null }) }));
    for (const name of ['Highest multiplier', 'Bet', 'Volatility', 'Hit frequency', 'Released'])
      expect(screen.queryByText(name)).toBeNull();
    expect(fact('Return to player')).toBeInTheDocument();
  });
});

it('shows the way back to the casino', () => {
  show(game());
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/casino');
  expect(way.getByText('Kraken Tides')).toHaveAttribute('aria-current', 'page');
});

it('says GAME NOT FOUND for an unknown game, and leads to the others (GAME-07)', () => {
  show(<GameNotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'GAME NOT FOUND' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/casino');
});
