import { screen, waitFor } from '@testing-library/react';
import { show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { MethodName } from './MethodName';
import { GuestCashier } from './GuestCashier';
import { SpendingNote } from './SpendingNote';

beginAt('/deposit');

const logos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Way ${index}`, icon: `payment/way ${index}.svg` }));

it('PAY-17 guests see the ways to pay of the footer by name, each leading to the linked sign-up', () => {
  show(<GuestCashier />, { settings: { paymentLogos: logos(6) } });
  expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual(logos(6).map(({ name }) => name));
  expect(screen.getAllByRole('button')).toHaveLength(6);
  expect(screen.queryByRole('link')).toBeNull();
});

it('E18 the way that a guest pressed is the chosen one once there is an account', async () => {
  const { user } = show(<GuestCashier />, { settings: { paymentLogos: logos(2) } });
  await user.click(screen.getByRole('button', { name: 'Way 1' }));
  await waitFor(() => expect(location.search).toBe('?modal=linked-signup&method=Way+1'));
});

it('CONST-10 guests too read that all is free of charge, unless the operator turned that off', () => {
  const settings = { paymentLogos: logos(2) };
  const { unmount } = show(<GuestCashier />, { settings });
  expect(screen.getByText('All transactions are free of charge.')).toBeVisible();
  unmount();
  show(<GuestCashier />, { settings: { ...settings, freeOfChargeNotice: false } });
  expect(screen.queryByText(/free of charge/)).toBeNull();
});

it('B14 without logos it says that the ways to pay are listed after a log-in, not that there are none', () => {
  const { unmount } = show(<GuestCashier />);
  expect(screen.getByText('Log in to see how you can pay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  unmount();
  show(<GuestCashier />, { settings: { supportLinks: [{ label: 'Mail', href: 'mailto:help@site.example' }] } });
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contacts');
});

it('leads to a limit before anything is paid', () => {
  show(<SpendingNote />);
  expect(screen.getByRole('link', { name: 'Set a limit' })).toHaveAttribute('href', '/profile2/limits');
});

test('D05 names of the backend are marked where the page is written in other letters', () => {
  const settings = { paymentLogos: [{ name: 'Visa', icon: 'v.svg' }] };
  show(<GuestCashier />, { settings, locale: 'ar' });
  expect(screen.getByText('Visa')).toHaveAttribute('lang', 'en');
  show(<MethodName title="Skrill" />, { locale: 'th' });
  expect(screen.getByText('Skrill')).toHaveAttribute('lang', 'en');
});
