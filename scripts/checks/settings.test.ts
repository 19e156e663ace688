import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTINGS } from '@/config/settings';
import { faultsOfSettings } from './settings';

test('the defaults, nulls and nothing at all have no fault', () => {
  const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([name, { fallback }]) => [name, fallback]));
  const nulls = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, null]));
  for (const settings of [defaults, nulls, {}]) assert.deepEqual(faultsOfSettings(settings), []);
});

const CASES: [string, unknown, RegExp[]][] = [
  [
    'a value of the wrong kind, with what is expected',
    { brandName: 7 },
    [/^brandName: 7 is ignored, "Baize" holds\. Expected: text: name used/],
  ],
  [
    'a value out of the list',
    { simultaneousGames: 'maybe' },
    [/^simultaneousGames: "maybe" is ignored, "asked" holds/],
  ],
  ['a misspelled name', { brand_name: 'x', Theme: 'y' }, [/is brandName meant\?$/, /is theme meant\?$/]],
  ['a name that nobody knows', { colour: 'red' }, [/^colour: no setting of the site/]],
  ['a part of an object', { depositBounds: { EUR: 5 } }, [/^depositBounds:/]],
  ['a market without a pack', { market: 'atlantis' }, [/^market: .*atlantis/]],
  [
    'a call that the contract does not have',
    { endpoints: { deposti: null } },
    [/^endpoints\.deposti: no call of the contract$/],
  ],
  [
    'a path elsewhere',
    { endpoints: { settings: 'https://x.example' } },
    [/^endpoints\.settings: a path below \/api\/, or null/],
  ],
  ['a theme of its own that is none', { ownTheme: 'linen' }, [/^ownTheme: "linen" is ignored/]],
  [
    'what cannot be read in a theme of its own',
    { theme: 'linen', ownTheme: { tokens: { 'text-muted': '#ffffff' } } },
    [
      /^ownTheme: text-muted on sunken has a contrast of \d/,
      ...Array.from({ length: 10 }, () => /^ownTheme: text-muted on /),
    ],
  ],
  [
    'what is no value in a theme of its own',
    { ownTheme: { tokens: { accent: 'url(x)' } } },
    [/^ownTheme: accent must be an opaque color/],
  ],
  [
    'what readers pass over',
    {
      theme: 'Linen',
      formFieldsValidation: { password: { min: '10', digit: 'true', upper: true, max: 20 } },
      pageUrlSetup: { casino: 'games', slots: '/reels' },
      calendarTimeZone: 'Europe/Berln',
    },
    [
      /^theme: there is no theme Linen$/,
      /^formFieldsValidation\.password\.min: "10" is ignored$/,
      /^formFieldsValidation\.password\.digit: "true" is ignored$/,
      /^pageUrlSetup\.casino: a path of this site/,
      /^calendarTimeZone: there is no time zone Europe\/Berln$/,
    ],
  ],
  [
    'an address, a language or a country that does nothing',
    {
      gameOrigins: ['games.example', 'https://games.example', 'http://localhost:4100'],
      analyticsScript: 'http://count.example/a.js',
      locales: ['en', 'se'],
      excludedCountryCodeList: ['FR', 'USA'],
    },
    [
      /^gameOrigins: "games\.example" is passed over, an https address is expected$/,
      /^analyticsScript: "http:\/\/count\.example\/a\.js" is passed over/,
      /^locales: there is no language se$/,
      /^excludedCountryCodeList: there is no country USA$/,
    ],
  ],
  ['a list', [], [/one JSON object/]],
];

for (const [what, settings, expected] of CASES)
  test(`${what} is named`, () => {
    const faults = faultsOfSettings(settings);
    assert.equal(faults.length, expected.length, faults.join('\n'));
    expected.forEach((pattern, index) => assert.match(faults[index]!, pattern));
  });

test('spellings that the site reads leniently are right', () => {
  assert.deepEqual(faultsOfSettings({ theme: 'linen', ownTheme: { tokens: { 'radius-md': '0px' } } }), []);
  assert.deepEqual(faultsOfSettings({ depositBounds: { TRY: { max: null } } }), []);
  assert.deepEqual(faultsOfSettings({ loginOff: 'true', market: { CA: 'ontario', default: 'malta' } }), []);
});
