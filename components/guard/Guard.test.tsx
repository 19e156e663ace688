import { screen, within } from '@testing-library/react';
import { GUARDED_PAGES } from '@/config/guardedPages';
import { show } from '@/tests/render';
import { Guard } from './Guard';

const settings = { helpLine: { label: 'Talk to someone', href: 'https://help.example/' } };
const links = () => within(screen.getByRole('navigation', { name: 'Open to everybody' })).getAllByRole('link');

it.each([...new Set(Object.values(GUARDED_PAGES))])(
  '%s: says what the page is for, and that it needs an account',
  (panel) => {
    show(<Guard panel={panel} />, { settings });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/guard|title/i);
    expect(screen.getByText('This page opens for signed-in players.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('leads on by page keys, which an operator may point elsewhere', () => {
  show(<Guard panel="profile" />, { settings: { pageUrlSetup: { contacts: '/help' } }, locale: 'de' });
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/de/responsibility', '/de/help', '/de/casino']);
});

it.each(['limits', 'freeze', 'withdraw'] as const)(
  'offers someone to talk to on %s and no games, and only there',
  (panel) => {
    const { unmount } = show(<Guard panel={panel} />, { settings });
    expect(links()[0]).toHaveAttribute('href', 'https://help.example/');
    expect(screen.getByText(/Help needs no account/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Casino' })).toBeNull();
    unmount();
    show(<Guard panel="favorites" />, { settings });
    expect(screen.queryByRole('link', { name: /Talk to someone/ })).toBeNull();
  },
);

it('draws no help line with an address that may not stand in a link', () => {
  show(<Guard panel="limits" />, { settings: { helpLine: { label: 'Help', href: 'javascript:alert(1)' } } });
  expect(links()).toHaveLength(2);
});
