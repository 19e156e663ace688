import { mergeSettings } from '../merge';
import { isGroup, menuOf, type MenuEntry, type MenuViewer } from './menu';

const ALL = ['slots', 'popular', 'new'];
const menu = (settings: Record<string, unknown> = {}, viewer: Partial<MenuViewer> = {}) =>
  menuOf(mergeSettings(settings), { scope: 'guest', categories: ALL, ...viewer });
const drawn = (entries: readonly MenuEntry[]) =>
  entries.map((entry) => (isGroup(entry) ? [entry.key, ...entry.items.map(({ href }) => href)] : entry.href));

test('NAV-20 the default menu begins with tournaments and VIP, behind the lists of the casino', () => {
  expect(drawn(menu().lists)).toEqual(['/casino', '/casino/slots', '/casino/popular', '/casino?category=new']);
  expect(drawn(menu().places).slice(0, 2)).toEqual(['/tournaments', '/vip']);
});

test('NAV-21 its Info group holds profile, wallet, responsibility and contacts', () => {
  expect(drawn(menu().places).at(-1)).toEqual(['info', '/profile', '/Wallet', '/responsibility', '/contacts']);
});

test('NAV-22 favorites and deposit are for users, promo is for guests', () => {
  const guest = drawn(menu().places);
  const user = drawn(menu({}, { scope: 'user' }).places);
  expect(guest).toContain('/promotions');
  expect(guest).not.toContain('/profile/favorites');
  expect(guest).not.toContain('/deposit');
  expect(menu({}, { scope: 'user' }).places.map(({ key }) => key)).not.toContain('promo');
  expect(user).toEqual(expect.arrayContaining(['/profile/favorites', '/deposit']));
  const shared = ['/tournaments', '/vip'];
  for (const items of [guest, user]) expect(items).toEqual(expect.arrayContaining(shared));
});

test('L08 a player finds offers and rewards in the menu, unless offers or calendars are not for them', () => {
  const places = (viewer: Partial<MenuViewer> = {}) => drawn(menu({}, { scope: 'user', ...viewer }).places);
  expect(places()).toEqual(expect.arrayContaining(['/promotions', '/cashback']));
  expect(places({ noCalendar: true })).not.toContain('/cashback');
  expect(places({ excluded: true }).filter((href) => href === '/promotions' || href === '/cashback')).toEqual([]);
});

test('API-39 where nobody can deposit, the menu names the ways to pay instead', () => {
  const entries = (settings: object) =>
    menu(settings as Record<string, unknown>, { scope: 'user' }).places.filter(
      (entry) => !isGroup(entry) && entry.href === '/deposit',
    );
  expect(entries({}).map(({ key }) => key)).toEqual(['deposit']);
  expect(entries({ endpoints: { createDeposit: null } }).map(({ key }) => key)).toEqual(['payments']);
  expect(entries({ endpoints: { payments: null } })).toEqual([]);
});

test('a list without games is not in the menu; while nobody knows, only live casino is left out', () => {
  expect(drawn(menu({}, { categories: ['live-casino', 'new'] }).lists)).toEqual([
    '/casino',
    '/casino/live-casino',
    '/casino?category=new',
  ]);
  expect(drawn(menu({}, { categories: null }).lists)).toEqual(drawn(menu().lists));
});

test('the panel navigation leads to the account, and page addresses may be replaced (OP-018)', () => {
  expect(drawn(menu({ navigationSystem: 'panel' }).places).at(-1)).toContain('/account');
  expect(drawn(menu({ pageUrlSetup: { profile: '/profile2/my-profile' } }).places).at(-1)).toContain(
    '/profile2/my-profile',
  );
});

const OWN = [
  { key: 'bingo', label: 'Bingo', href: '/casino?category=bingo' },
  { key: 'blog', label: 'Blog', href: 'https://blog.example/' },
  { key: 'wallet', page: 'Wallet', icon: 'wallet' },
  { key: 'lost', page: 'nowhere' },
  { key: 'bad', href: 'javascript:alert(1)' },
  { key: 'nothing' },
  { key: 'mine', scope: 'user', page: 'profile' },
  { key: 'more', items: [{ key: 'mine', scope: 'user', page: 'profile' }] },
  { key: 'both', items: [{ key: 'vip', page: 'vip' }] },
];

test('CONF-31 the setting replaces the whole menu; NAV-17 a page nobody knows leads home', () => {
  const { lists, places } = menu({ navigation: OWN });
  expect(lists).toEqual([]);
  expect(drawn(places)).toEqual(['/casino?category=bingo', 'https://blog.example/', '/Wallet', '/', ['both', '/vip']]);
  expect(places[0]).toEqual({ key: 'bingo', label: 'Bingo', icon: null, href: '/casino?category=bingo' });
});

test('an empty menu is one too', () => {
  expect(menu({ navigation: [] })).toEqual({ lists: [], places: [] });
});

test.each([
  'menu',
  [7],
  [{ label: 'no key' }],
  [{ key: 'x', label: 7 }],
  [{ key: 'x', scope: 'admin' }],
  [{ key: 'x', items: [{}] }],
])('a menu of the form %j leaves the default one standing', (navigation) => {
  expect(menu({ navigation })).toEqual(menu());
});

test('a player who excluded themselves sees no way to deposits and offers, and every other way', () => {
  const navigation = [
    { key: 'offer', page: 'promotions' },
    { key: 'casino', page: 'casino' },
  ];
  const places = drawn(menu({}, { scope: 'user', excluded: true }).places);
  expect(places).toEqual(['/profile/favorites', ['info', '/profile', '/Wallet', '/responsibility', '/contacts']]);
  expect(drawn(menu({ navigation }, { scope: 'user', excluded: true }).places)).toEqual(['/casino']);
});

test('LIM-11 no entry leads a player to a calendar who wants none', () => {
  const navigation = [
    { key: 'casino', page: 'casino' },
    { key: 'calendar', page: 'cashback' },
    { key: 'more', items: [{ key: 'calendar', page: 'cashback' }] },
  ];
  expect(drawn(menu({ navigation }, { scope: 'user', noCalendar: true }).places)).toEqual(['/casino']);
  expect(drawn(menu({ navigation }, { scope: 'user' }).places)).toContain('/cashback');
});
