import fc from 'fast-check';
import { PAGE_URLS } from '@/config/pages/pageUrls';
import { mergeSettings } from '../merge';
import { pageUrl } from './pageUrl';

const at = (key: string, settings: Record<string, unknown> = {}) => pageUrl(key, mergeSettings(settings));

test('NAV-15 a key leads to its default address, or to the one the settings name', () => {
  expect(at('vip')).toBe('/vip');
  expect(at('vip', { pageUrlSetup: { vip: '/vip-club' } })).toBe('/vip-club');
  expect(at('cashback', { pageUrlSetup: { vip: '/vip-club' } })).toBe('/cashback');
});

test.each([
  ['home', '/'],
  ['bonus_history', '/bonuses'],
  ['edit-profile', '/profile/edit-profile'],
  ['play', '/casino/slots'],
  ['transactions', '/profile/transactions'],
  ['limits', '/profile2/limits'],
  ['Wallet', '/Wallet'],
])('the key %s means %s (OP-020)', (key, url) => {
  expect(at(key)).toBe(url);
});

test('a key is the last part of its address, but for the three that OP-020 names', () => {
  const named = new Set(['home', 'play', 'bonus_history']);
  for (const [key, url] of Object.entries(PAGE_URLS)) if (!named.has(key)) expect(url.split('/').at(-1)).toBe(key);
});

test('NAV-16 with the panel navigation the profile form is the account page', () => {
  expect(at('edit-profile', { navigationSystem: 'panel' })).toBe('/account');
  expect(at('edit-profile', { navigationSystem: 'basic' })).toBe('/profile/edit-profile');
  expect(at('edit-profile', { navigationSystem: 'panel', pageUrlSetup: { account: '/profile' } })).toBe('/profile');
  expect(at('edit-profile', { navigationSystem: 'panel', pageUrlSetup: { 'edit-profile': '/me' } })).toBe('/me');
});

test.each(['nowhere', '', 'constructor', '__proto__', 'toString', 'HOME'])(
  'NAV-17 nobody knows the key "%s"',
  (key) => {
    expect(at(key)).toBe('/');
  },
);

test('an operator may name a page of its own', () => {
  expect(at('poker', { pageUrlSetup: { poker: '/casino?category=poker' } })).toBe('/casino?category=poker');
});

test.each([
  'vip',
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/casino/../../..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  7,
  { href: '/vip-club' },
  null,
])('C02 the override %j is ignored', (url) => {
  expect(at('vip', { pageUrlSetup: { vip: url } })).toBe('/vip');
});

test('whatever the settings say, a link stays on this site', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', '.', '\t', '\n', ' ', ':', '@', 'evil.example', 'https', '%2f', '?'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        parts.map((list) => `/${list.join('')}`),
      ),
      (url) => {
        const address = new URL(at('vip', { pageUrlSetup: { vip: url } }), 'https://site.example');
        expect(address.origin).toBe('https://site.example');
      },
    ),
  );
});
