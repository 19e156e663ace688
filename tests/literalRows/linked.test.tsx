/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, screen, waitFor } from '@testing-library/react';
import { LinkedSignUpDialog } from '@/components/account/linked/LinkedSignUpDialog';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { locate } from '@/store/visit/location';
import { FORMS } from '../literalBackend/base/shapes';
import { accountByEmail } from '../literalBackend/base/state';
import { endLiteralSites, literalSite, NOON, PRESETS } from './literalSite';

afterEach(async () => {
  jest.useRealTimers();
  await endLiteralSites();
});

/** All that runs by itself; the date alone stands. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'nextTick',
  'queueMicrotask',
  'performance',
] as const;

const EMAIL = 'ada@literal.example';
const LINKED =
  `linkedAccountUuid=uuid-1&email=${encodeURIComponent(EMAIL)}&firstName=Ada&lastName=Letter` +
  '&address=Old+Theatre+Street+1&city=Valletta&dateOfBirth=1990-03-25';

async function open(options: Parameters<typeof literalSite>[0] = {}, query = LINKED) {
  const site = await literalSite({ at: `/deposit?modal=linked-signup&${query}`, ...options });
  await act(() => site.store.dispatch(locate()));
  const shown = site.show(<LinkedSignUpDialog open values={{}} onClose={() => undefined} />);
  return { ...site, ...shown };
}
const fieldNames = () =>
  [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')].map((field) =>
    field.getAttribute('name')!,
  );

async function join({ user }: Awaited<ReturnType<typeof open>>) {
  await screen.findByRole('button', { name: 'Join' });
  await user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

test.each(PRESETS)(
  'LINK-07 LINK-14 fields that the map has, filled with what was told, of a backend that writes %s',
  async (shapes) => {
    await open({ shapes, arrange: ({ state }) => Object.assign(state.registrationFields, { address: 0 }) });
    await screen.findByRole('button', { name: 'Join' });
    expect(fieldNames().sort()).toEqual(
      ['city', 'countryCode', 'currencyCode', 'dateOfBirth', 'email', 'firstName', 'lastName'].sort(),
    );
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue(EMAIL);
    expect(screen.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('1990-03-25');
  },
);

test.each(PRESETS)(
  'LINK-18 LINK-21 LINK-23 joining makes an account without a password and signs in, at a backend that writes %s',
  async (shapes) => {
    const opened = await open({ shapes });
    await join(opened);
    await waitFor(() => expect(opened.store.getState().auth.user?.email).toBe(EMAIL));
    const owner = accountByEmail(opened.state, EMAIL)!;
    expect(owner).toMatchObject({ linkedAccountUuid: 'uuid-1', password: null, dateOfBirth: '1990-03-25' });
    expect(opened.state.sessions.get(readStored(STORED.token)!)).toBe(owner.id);
    expect(opened.calls('login')).toEqual([]);
    const names = opened.calls().map(({ call }) => call);
    expect(names.slice(names.indexOf('signUp'))).toEqual(['signUp', 'userDetails']);
  },
);

test.each(PRESETS)(
  'LINK-17 LINK-19 LINK-20 after it the affiliate is gone, the cookie there, the dialog closed (%s)',
  async (shapes) => {
    const opened = await open({ shapes });
    writeStored(STORED.affiliate, 'partner-1');
    const kept = jest.spyOn(document, 'cookie', 'set');
    await join(opened);
    // The first steps of a new player take the place of the dialog.
    await waitFor(() => expect(location.search).toBe('?modal=first-steps'));
    expect(readStored(STORED.affiliate)).toBeNull();
    expect(document.cookie).toContain('registered_user=1');
    expect(kept.mock.calls.flat().find((cookie) => cookie.startsWith('registered_user'))).toMatch(/Max-Age=31536000/i);
  },
);

test.each(FORMS.refusals)('LINK-22 a refusal written as %s is said, and the dialog stays', async (refusals) => {
  const opened = await open(
    { shapes: { refusals } },
    LINKED.replace(encodeURIComponent(EMAIL), 'depositor%40literal.example'),
  );
  await join(opened);
  expect(await screen.findByText('This e-mail is registered already')).toBeVisible();
  expect(location.search).toContain('modal=linked-signup');
  expect(opened.store.getState().auth.isAuthenticated).toBe(false);
});

test.each(PRESETS)('LINK-11 VAL-26 only what is missing is asked, of a backend that writes %s', async (shapes) => {
  jest.useFakeTimers({ now: NOON, doNotFake: [...TIMERS] });
  await open(
    { shapes, player: 'newcomer', arrange: ({ state }) => Object.assign(state.registrationFields, { zipCode: 1 }) },
    'activeMethod=1',
  );
  await screen.findByRole('button', { name: 'Update form' });
  expect(fieldNames().sort()).toEqual(['address', 'city', 'dateOfBirth', 'lastName', 'zipCode']);
  // The default of the first of January 1900 counts as none, and opens at eighteen years ago.
  expect(screen.getByRole('textbox', { name: /^Date of birth/ })).toHaveValue('2008-03-10');
});

test.each(PRESETS)(
  'LINK-15 API-29 an update is saved, the query cleared and the dialog closed, at a backend that writes %s',
  async (shapes) => {
    const { user, owner, calls } = await open({ shapes, player: 'newcomer' }, 'activeMethod=1&met=visa');
    const put = async (name: RegExp, text: string) => {
      const field = await screen.findByRole('textbox', { name });
      await user.clear(field);
      await user.paste(text);
    };
    await put(/^Last name/, 'Nordström');
    await put(/^Date of birth/, '1990-03-25');
    await put(/^City/, 'Kiel');
    await put(/^Address/, 'Holtenauer Straße 1');
    await user.click(screen.getByRole('button', { name: 'Update form' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(owner).toMatchObject({ lastName: 'Nordström', city: 'Kiel', dateOfBirth: '1990-03-25' });
    expect(calls('updateUser')).toMatchObject([{ method: 'PUT', body: { updateFrom: 'Update Form' }, unexpected: [] }]);
  },
);
