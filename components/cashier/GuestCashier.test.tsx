import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { GuestCashier } from './GuestCashier';
import { SpendingNote } from './SpendingNote';

const logos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Way ${index}`, icon: `payment/way ${index}.svg` }));

it('PAY-17 guests see the ways to pay of the footer by name, and nothing to press', () => {
  show(<GuestCashier />, { settings: { paymentLogos: logos(6) } });
  expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual(logos(6).map(({ name }) => name));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('without any it says so, and where to ask', () => {
  show(<GuestCashier />);
  expect(screen.getByText('No way to pay is listed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/contacts');
});

it('leads to a limit before anything is paid', () => {
  show(<SpendingNote />);
  expect(screen.getByRole('link', { name: 'Set a limit' })).toHaveAttribute('href', '/profile2/limits');
});
