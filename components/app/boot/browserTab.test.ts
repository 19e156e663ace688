import Router from 'next/router';
import { localeOf } from '@/config/locales';
import { mergeSettings } from '@/domain/site/merge';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { browserTab } from './browserTab';

const tab = browserTab({
  locale: localeOf('en'),
  languages: [localeOf('en'), localeOf('de')],
  origin: 'https://site.example',
  address: '/',
  indexed: true,
  settings: mergeSettings({}),
  categories: null,
  available: true,
  year: 2026,
});

test.each([
  ['de', true],
  ['en', false],
  ['th', false],
])('I18N-13 to speak %s opens the page anew: %s, for it is offered and another than the present one', (code, opens) => {
  // jsdom cannot navigate, and logs an error when asked to.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(tab.speak(code, null)).toBe(opens);
  expect(complaint).toHaveBeenCalledTimes(opens ? 1 : 0);
});

test('a dialog that is asked for opens once the page that is being loaded has come', () => {
  const router = fakeRouter('/casino');
  Router.events.emit('routeChangeStart', '/vip', { shallow: false });
  tab.ask('login');
  expect(location.search).toBe('');
  Router.events.emit('routeChangeComplete', '/vip', { shallow: false });
  expect(location.search).toBe('?modal=login');
  router.remove();
});
