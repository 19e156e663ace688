import { act, fireEvent, screen } from '@testing-library/react';
import { SETTINGS } from '@/config/settings';
import { show } from '@/tests/render';
import { Carousel } from './Carousel';

const AUTOPLAY_MS = SETTINGS.carouselAutoplayMs.fallback;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const row = (autoplayMs?: number) => (
  <Carousel title="Slides" href="/casino" autoplayMs={autoplayMs}>
    <li>
      <button type="button">One</button>
    </li>
  </Carousel>
);

/** jsdom has no layout: gives the row a width and a scroll position, and returns the recorded scroll calls. */
function layOut(scrollLeft: number) {
  const list = screen.getByRole('list', { name: 'Slides' });
  Object.defineProperties(list, {
    clientWidth: { value: 100, configurable: true },
    scrollWidth: { value: 300, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  const moves: string[] = [];
  list.scrollBy = (() => moves.push('on')) as typeof list.scrollBy;
  list.scrollTo = (() => moves.push('to start')) as typeof list.scrollTo;
  fireEvent.scroll(list);
  return moves;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const part = () => screen.getByRole('region', { name: 'Slides' });

it('THEME-06 CONST-16 moves on by itself after the configured time, 2000 ms by default, begins again at its end, and leads to all of it', () => {
  show(row(AUTOPLAY_MS));
  const moves = layOut(0);
  wait(1_999);
  expect(moves).toEqual([]);
  wait(1);
  expect(moves).toEqual(['on']);
  const atEnd = layOut(200);
  wait(2_000);
  expect(atEnd).toEqual(['to start']);
  expect(screen.getByRole('link', { name: 'View all: Slides' })).toHaveAttribute('href', '/casino');
});

it('has nothing to pause where everything has room', () => {
  show(row(2_000));
  expect(screen.queryByRole('button', { name: 'Pause: Slides' })).toBeNull();
});

it('has arrows only where there is something to scroll to', () => {
  show(row());
  const arrows = () => screen.queryAllByRole('button', { name: /^Scroll/, hidden: true });
  expect(arrows()).toEqual([]);
  layOut(0);
  expect(arrows().map((arrow) => arrow.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
});

it('does not move without an interval, and then has no pause button', () => {
  show(row());
  const moves = layOut(0);
  wait(60_000);
  expect(moves).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Pause: Slides' })).toBeNull();
});

it.each([
  ['the pointer is on it', () => fireEvent.mouseEnter(part()), () => fireEvent.mouseLeave(part())],
  ['the focus is in it', () => fireEvent.focusIn(part()), () => fireEvent.focusOut(part())],
])('rests while %s (OP-009)', (_, begin, end) => {
  show(row(2_000));
  const moves = layOut(0);
  begin();
  wait(10_000);
  expect(moves).toEqual([]);
  end();
  wait(2_000);
  expect(moves).toEqual(['on']);
});

it('rests while it is out of sight', () => {
  show(row(2_000));
  const moves = layOut(0);
  const place = jest.spyOn(part(), 'getBoundingClientRect');
  for (const [top, bottom] of [
    [window.innerHeight + 1, window.innerHeight + 100],
    [-100, -1],
  ]) {
    place.mockReturnValue({ top, bottom } as DOMRect);
    wait(10_000);
    expect(moves).toEqual([]);
  }
  place.mockReturnValue({ top: -50, bottom: 50 } as DOMRect);
  wait(2_000);
  expect(moves).toEqual(['on']);
});

it('stops at a touch and at its control, until the control lets it go on (OP-009)', () => {
  show(row(2_000));
  const moves = layOut(0);
  fireEvent.touchStart(part());
  wait(10_000);
  expect(moves).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Resume: Slides' }));
  wait(2_000);
  expect(moves).toEqual(['on']);
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Slides' }));
  wait(10_000);
  expect(moves).toEqual(['on']);
});

it('never moves with reduced motion (OP-009)', () => {
  const wantsLess = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = (() => wantsLess) as unknown as typeof window.matchMedia;
  show(row(2_000));
  const moves = layOut(0);
  wait(10_000);
  expect(moves).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Pause: Slides' })).toBeNull();
  Reflect.deleteProperty(window, 'matchMedia');
});
