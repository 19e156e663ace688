import { mergeSettings } from '@/domain/site/merge';
import { afterRegistration } from './afterRegistration';

const after = (settings: Record<string, unknown>) => afterRegistration(mergeSettings(settings));

test('CONF-11 a page key or a path names the page after registration', () => {
  expect(after({ goToPageAfterRegistration: 'deposit' })).toBe('/deposit');
  expect(after({ goToPageAfterRegistration: 'deposit', pageUrlSetup: { deposit: '/Wallet' } })).toBe('/Wallet');
  expect(after({ goToPageAfterRegistration: '/promotions?first=1' })).toBe('/promotions?first=1');
});

test('CONF-12 a redirect stands before it', () => {
  expect(after({ afterRegistrationRedirect: '/casino', goToPageAfterRegistration: 'deposit' })).toBe('/casino');
});

test.each([
  {},
  { goToPageAfterRegistration: 'nowhere' },
  { goToPageAfterRegistration: '//evil.example' },
  { goToPageAfterRegistration: 'https://evil.example' },
  { afterRegistrationRedirect: 'https://evil.example/' },
  { afterRegistrationRedirect: '/\\evil.example' },
  { afterRegistrationRedirect: 'javascript:alert(1)' },
])('with %j the visitor stays', (settings) => {
  expect(after(settings)).toBeNull();
});
