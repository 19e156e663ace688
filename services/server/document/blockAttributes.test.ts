import { mergeSettings } from '@/domain/site/merge';
import { blockAttributes } from './blockAttributes';

const settings = (own: Record<string, unknown>) => mergeSettings(own);

test('a page says which countries are excluded, in capitals, and nothing that is no code', () => {
  const own = settings({ excludedCountryCodeList: ['nl', ' FR', '', '"><script>', 'Iran'] });
  expect(blockAttributes({ settings: own, address: '/casino' })).toEqual({
    'data-excluded': 'NL FR',
    'data-liftable': '',
  });
});

test.each([
  ['without excluded countries', {}, '/casino'],
  ['with none that is a code', { excludedCountryCodeList: ['?'] }, '/casino'],
  ['on a page that stays open', { excludedCountryCodeList: ['NL'] }, '/terms-and-conditions'],
])('%s it says nothing', (_, own, address) => {
  expect(blockAttributes({ settings: settings(own), address })).toEqual({});
});

test('a query that the operator does not heed lifts nothing', () => {
  const own = settings({ excludedCountryCodeList: ['NL'], allowWhitelistQuery: false });
  expect(blockAttributes({ settings: own, address: null })).toEqual({ 'data-excluded': 'NL' });
});
