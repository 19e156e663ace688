import { act, fireEvent, screen } from '@testing-library/react';
import { beginAt } from '@/tests/support/fakeRouter';
import { openDepositArea, PATHS, payments, wireMethod } from '@/tests/support/cashier';
import { media } from '@/themes/media';

const goTo = beginAt('/deposit');
afterEach(() => {
  delete (window as { matchMedia?: unknown }).matchMedia;
});

const PHONE = media.phone.replace('@media ', '');

/** A window in which only the query of a phone holds. */
function onPhone(): void {
  window.matchMedia = jest.fn((query: string) => ({
    matches: query === PHONE,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
}

const methods = (count: number) => ({
  [PATHS.payments]: payments(
    ...Array.from({ length: count }, (_, index) =>
      wireMethod({ id: index + 1, name: `way${index}`, title: `Way ${index}`, order: 100 - index }),
    ),
  ),
});
const names = () => screen.getAllByRole('radio', { name: /^Way/ }).map((tile) => /^Way \d+/.exec(nameOf(tile))?.[0]);
const nameOf = (tile: HTMLElement) => tile.closest('label')!.textContent;
const more = () => screen.queryByRole('button', { name: 'More' });
const first = (count: number) => Array.from({ length: count }, (_, index) => `Way ${index}`);

test('on a phone five of ten methods stand above the amount; More shows the others, and the first of them has the focus', async () => {
  onPhone();
  await openDepositArea(methods(10));
  expect(names()).toEqual(first(5));
  expect(screen.getByText('10 methods for EUR')).toBeVisible();
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(more()!);
  expect(names()).toEqual(first(10));
  expect(more()).toBeNull();
  expect(screen.getByRole('radio', { name: /Way 5/ })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Way 0/ })).toBeChecked();
});

test('PAY-12 the method of the address is never folded, and stays where it is while another one is chosen', async () => {
  onPhone();
  goTo('/deposit?method=way8');
  await openDepositArea(methods(10));
  const shown = ['Way 0', 'Way 1', 'Way 2', 'Way 3', 'Way 8'];
  expect(names()).toEqual(shown);
  expect(screen.getByRole('radio', { name: /Way 8/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /Way 1/ }));
  await act(async () => {});
  expect(screen.getByRole('radio', { name: /Way 1/ })).toBeChecked();
  expect(names()).toEqual(shown);
});

test('few methods are not folded on a phone, and more of them where there is room', async () => {
  onPhone();
  const { unmount } = await openDepositArea(methods(6));
  expect(names()).toEqual(first(6));
  expect(more()).toBeNull();
  unmount();
  delete (window as { matchMedia?: unknown }).matchMedia;
  const wide = await openDepositArea(methods(8));
  expect(names()).toEqual(first(8));
  expect(more()).toBeNull();
  wide.unmount();
  await openDepositArea(methods(10));
  expect(names()).toEqual(first(7));
  expect(more()).toBeVisible();
});

test('PAY-14 five folded tiles share their lines as ten do', async () => {
  onPhone();
  await openDepositArea(methods(10), { styled: true });
  const tiles = screen.getByRole('radio', { name: /Way 0/ }).closest('label')?.parentElement;
  expect(getComputedStyle(tiles!).gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))');
});
