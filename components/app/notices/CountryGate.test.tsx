import { act, screen, waitFor } from '@testing-library/react';
import { STORED, writeStored } from '@/services/browser/storage';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { show } from '@/tests/render';
import { Alerts } from './Alerts';
import { CountryGate } from './CountryGate';

jest.mock('../late/withTexts', () => ({
  withTexts: () =>
    function Screen({ country }: { country: string }) {
      return <p>blocked in {country}</p>;
    },
}));

const SETTINGS = { excludedCountryCodeList: ['NL'] };
const gate = (
  <>
    <main id="content" tabIndex={-1} />
    <Alerts />
    <CountryGate />
  </>
);
const isMarked = () => document.documentElement.hasAttribute('data-blocked');

beforeEach(() => writeStored(STORED.blockedCountry, 'NL'));
afterEach(() => {
  for (const name of [STORED.blockedCountry, STORED.verified, STORED.token] as const) writeStored(name, null);
  document.documentElement.removeAttribute('data-blocked');
});

test('blocked, the document is marked, and so the page is hidden', () => {
  fakeRouter('/casino');
  show(gate, { settings: SETTINGS, pathname: '/casino' });
  expect(screen.getByText('blocked in NL')).toBeInTheDocument();
  expect(isMarked()).toBe(true);
});

test('what the first paint marked too much is taken back', () => {
  fakeRouter('/casino');
  document.documentElement.setAttribute('data-blocked', '');
  show(gate, { settings: {}, pathname: '/casino' });
  expect(isMarked()).toBe(false);
});

test('lifted, the page is there again, is told of, and has the focus', async () => {
  fakeRouter('/casino');
  show(gate, { settings: SETTINGS, pathname: '/casino' });
  act(() => writeStored(STORED.verified, 'true'));
  expect(screen.queryByText('blocked in NL')).toBeNull();
  expect(isMarked()).toBe(false);
  expect(document.getElementById('content')).toHaveFocus();
  expect(await screen.findByText('Your location was confirmed.')).toBeInTheDocument();
});

test('a visitor who signs in is not told about the location', () => {
  fakeRouter('/casino');
  show(gate, { settings: SETTINGS, pathname: '/casino' });
  act(() => writeStored(STORED.token, 'abc'));
  expect(isMarked()).toBe(false);
  expect(screen.queryByText('Your location was confirmed.')).toBeNull();
});

test.each([
  ['login', {}, true],
  ['signup', {}, false],
  ['login', { blockedAllowLogin: false }, false],
])('over it the dialog %s with %j stays: %s', async (name, settings, stays) => {
  fakeRouter(`/casino?modal=${name}`);
  show(gate, { settings: { ...SETTINGS, ...settings }, pathname: '/casino' });
  await waitFor(() => expect(location.search).toBe(stays ? `?modal=${name}` : ''));
});
