import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { sampleCategory, sampleGame } from '@/tests/sampleGames';
import { GameRow } from '../rows/GameRow';
import { GameGridSkeleton, TilesOf } from './GameGrid';

const live = sampleGame({
  id: 'halfmoon-roulette',
  name: 'Halfmoon Roulette',
  thumbnail: 'games/halfmoon/{width}.{type}',
  wideThumbnail: 'games/halfmoon/wide-{width}.{type}',
});
const slot = sampleGame({ thumbnail: 'games/kraken/{width}.{type}' });

/** The picture of a game: its shape, the file asked for, and what the tile says below. */
function tile(name: string) {
  const image = screen.getByRole('img', { name });
  const link = within(image.closest('li')!).getByRole('link');
  return {
    shape: `${image.getAttribute('width')}×${image.getAttribute('height')}`,
    src: image.getAttribute('src'),
    link,
  };
}

it('L21 shows the row of live tables in 16:10, with a picture without the name and the name below', () => {
  show(<GameRow category={sampleCategory('live-casino', 'Live casino')} games={[live, slot]} />);
  const { shape, src, link } = tile('Halfmoon Roulette');
  expect(shape).toBe('400×250');
  expect(src).toMatch(/wide-360\.webp$/);
  expect(within(link).getByText('Halfmoon Roulette')).toBeInTheDocument();
  // Another backend's game without such a picture: its own, cut to the same shape.
  const other = tile('Kraken Tides');
  expect(other.shape).toBe('400×250');
  expect(other.src).toMatch(/kraken\/360\.webp$/);
});

it('L21 keeps 3:4 for a live table in a mixed list', () => {
  show(<GameRow category={sampleCategory('popular', 'Popular')} games={[live]} />);
  const { shape, src, link } = tile('Halfmoon Roulette');
  expect(shape).toBe('300×400');
  expect(src).toMatch(/halfmoon\/360\.webp$/);
  expect(within(link).getByText('Oru Studios')).toBeInTheDocument();
});

it('L21 reserves another shape while live tables load than in any other list', () => {
  const lookIn = (category: string | null) => {
    const { container, unmount } = show(
      <TilesOf of={category}>
        <GameGridSkeleton />
      </TilesOf>,
    );
    const look = container.querySelector('[aria-hidden]')!.className;
    unmount();
    return look;
  };
  expect(lookIn('live-casino')).not.toBe(lookIn('slots'));
  expect(lookIn('slots')).toBe(lookIn(null));
});
