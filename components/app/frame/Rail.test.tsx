import { within } from '@testing-library/react';
import { show } from '@/tests/render';
import { Rail } from './Rail';

const rail = <Rail />;
/** The style sheet hides it at phone width, which is what jsdom has. */
const menu = () => document.querySelector<HTMLElement>('nav[aria-label="Main menu"]')!;
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('holds the lists of the casino, the default menu and, always at the end, safer play and help (NAV-20, NAV-21)', () => {
  show(rail);
  expect(linksOf(menu())).toEqual([
    'Casino /casino',
    'Slots /casino/slots',
    'Popular /casino/popular',
    'New /casino?category=new',
    'Tournaments /tournaments',
    'VIP /vip',
    'Promo /promotions',
    'Profile details /profile',
    'Wallet /Wallet',
    'Responsibility /responsibility',
    'Contact us /contacts',
    'Safer play /responsibility',
    'Help /contacts',
  ]);
});

it('CONF-05 the basic navigation folds its groups, without script too; the panel shows them open below a heading', () => {
  const { unmount } = show(rail);
  const group = menu().querySelector('details')!;
  expect(group.querySelector('summary')).toHaveTextContent('Info');
  expect(linksOf(group)[0]).toBe('Profile details /profile');
  unmount();

  show(rail, { settings: { navigationSystem: 'panel' } });
  expect(menu().querySelector('details')).toBeNull();
  const panel = menu().querySelector<HTMLElement>('ul[aria-label="Info"]')!;
  expect(panel.previousElementSibling).toHaveTextContent('Info');
  expect(linksOf(panel)[0]).toBe('Profile details /account');
});

it('CONF-07 CONF-31 menu and page addresses are data of the operator', () => {
  const navigation = [
    { key: 'x', label: 'Sport', page: 'vip', icon: 'trophy' },
    { key: 'y', label: 'Blog', href: 'https://blog.example/' },
  ];
  const { unmount } = show(rail, { settings: { pageUrlSetup: { vip: '/vip-club' } } });
  expect(linksOf(menu())).toContain('VIP /vip-club');
  unmount();
  show(rail, { settings: { navigation, pageUrlSetup: { vip: '/vip-club' } } });
  expect(linksOf(menu())).toEqual([
    'Sport /vip-club',
    'Blog https://blog.example/',
    'Safer play /responsibility',
    'Help /contacts',
  ]);
});

it('keeps the language of the page, and leaves out live casino while it has no games', () => {
  show(rail, { locale: 'ar', shell: { categories: ['live-casino'] } });
  expect(linksOf(menu()).slice(0, 2)).toEqual(['Casino /ar/casino', 'Live casino /ar/casino/live-casino']);
});

it('the button of the menu leads to the links of the footer until there is script', () => {
  show(rail);
  const button = within(menu()).getByRole('button', { hidden: true });
  expect(button).toHaveTextContent('Menu');
  expect(button).toHaveAttribute('href', '#all-links');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});
