import fc from 'fast-check';
import { mergeSettings } from '@/domain/site/merge';
import { mainDomainTarget } from './mainDomain';

const HOST = 'casino.example';
const ON = { isEnabled: true, countries: ['DE', 'at'], defaultRedirect: 'https://other.example/welcome' };
const B = 'https://b.example/';

test('CONF-18 the defaults send nobody anywhere and name TDS-B', () => {
  const settings = mergeSettings({});
  expect(settings.mainDomainConfigs).toEqual({
    isEnabled: false,
    countries: [],
    redirectToTDS: 'TDS-B',
    defaultRedirect: null,
  });
  expect(mainDomainTarget(settings, 'DE', HOST)).toBeNull();
});

test.each<[string, object, object, string | null, string | null]>([
  ['a listed country goes to the default', ON, {}, 'DE', 'https://other.example/welcome'],
  ['in any spelling', ON, {}, 'AT', 'https://other.example/welcome'],
  ['another country stays', ON, {}, 'FR', null],
  ['an unknown one stays', ON, {}, null, null],
  ['switched off', { ...ON, isEnabled: false }, {}, 'DE', null],
  ['on only where it is said so', { ...ON, isEnabled: 'yes' }, {}, 'DE', null],
  ['the name mapped by the settings goes first', ON, { 'TDS-B': B }, 'DE', B],
  ['or by the configs themselves', { ...ON, 'TDS-B': B }, {}, 'DE', B],
  [
    'another name',
    { ...ON, redirectToTDS: 'TDS-C' },
    { 'TDS-B': B, 'TDS-C': 'https://c.example/' },
    'DE',
    'https://c.example/',
  ],
  ['a bare name is no address', { ...ON, defaultRedirect: 'TDS-B' }, {}, 'DE', null],
  ['without any target', { isEnabled: true, countries: ['DE'] }, {}, 'DE', null],
  ['no plain http', { ...ON, defaultRedirect: 'http://other.example/' }, {}, 'DE', null],
  ['no script', { ...ON, defaultRedirect: 'javascript:alert(1)' }, {}, 'DE', null],
  ['not to where one is', { ...ON, defaultRedirect: `https://${HOST}/x` }, {}, 'DE', null],
  ['a bad mapping leaves the default', ON, { 'TDS-B': 'b.example' }, 'DE', 'https://other.example/welcome'],
  ['countries that are no list', { ...ON, countries: 'DE' }, {}, 'DE', null],
])('CONF-18 %s', (_, mainDomainConfigs, more, country, expected) => {
  expect(mainDomainTarget(mergeSettings({ mainDomainConfigs, ...more }), country, HOST)).toBe(expected);
});

test('whatever the settings say, one is sent to https of another host, or nowhere', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (defaultRedirect, mapped, name) => {
      const settings = mergeSettings({
        mainDomainConfigs: { ...ON, redirectToTDS: name, defaultRedirect },
        [name]: mapped,
        mainDomain: null,
      });
      const found = mainDomainTarget(
        { ...settings, mainDomainConfigs: { ...ON, redirectToTDS: name, defaultRedirect } },
        'DE',
        HOST,
      );
      if (found !== null) expect(new URL(found)).toMatchObject({ protocol: 'https:' });
    }),
  );
});
