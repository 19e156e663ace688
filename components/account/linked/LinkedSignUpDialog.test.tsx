import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { dropDraft } from '@/components/ui/form/drafts';
import { STORED, writeStored } from '@/services/browser/storage';
import { CATALOGUES, guestTab, PATHS } from '@/tests/support/accountTab';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { playerStore, type Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { LinkedSignUpDialog } from './LinkedSignUpDialog';

const LINKED =
  'linkedAccountUuid=uuid-1&email=maria%40example.com&firstName=Maria&lastName=Lindqvist&address=Linn%C3%A9gatan+21&zipCode=41304&city=G%C3%B6teborg&dateOfBirth=1991-06-14';
const DETAILS = {
  getUser: { userId: 'u1', email: 'maria@example.com', isEmailVerified: false, currencyCode: 'EUR', countryCode: 'DE' },
  depositCount: 0,
};
const onClose = jest.fn();
let router: ReturnType<typeof fakeRouter>;

beforeEach(() => {
  onClose.mockReset();
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'intent' });
});
afterEach(() => {
  dropDraft('linked-signup');
  writeStored(STORED.token, null);
  writeStored(STORED.affiliate, null);
  document.cookie = 'registered_user=; Max-Age=0';
});

type Asked = { answers?: Answers; settings?: Record<string, unknown>; query?: string };

async function asGuest({ answers = {}, settings = {}, query = LINKED }: Asked = {}) {
  router = fakeRouter(`/deposit?modal=linked-signup&${query}`);
  const { store, asked } = await guestTab(answers, settings);
  const { user } = show(<LinkedSignUpDialog open values={{}} onClose={onClose} />, { store, settings });
  return { user, store, asked };
}
async function asPlayer(details: Record<string, unknown>, { answers = {}, settings = {}, query = '' }: Asked = {}) {
  router = fakeRouter(`/deposit?modal=linked-signup${query}`);
  const { store, asked } = await playerStore({ ...CATALOGUES, ...answers }, details);
  const { user } = show(<LinkedSignUpDialog open values={{}} onClose={onClose} />, { store, settings });
  return { user, store, updates: () => asked.filter(({ method }) => method !== 'GET') };
}
const fieldNames = () =>
  [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')].map((field) =>
    field.getAttribute('name'),
  );
const join = () => screen.findByRole('button', { name: 'Join' });
const update = () => screen.findByRole('button', { name: 'Update form' });
const terms = () => screen.getByRole('checkbox', { name: /18 or older/ });

test('LINK-01 LINK-02 LINK-03 a new user sees title, heading, text and nine fields', async () => {
  await asGuest();
  await join();
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByText(/Complete your profile details/)).toBeInTheDocument();
  expect(fieldNames().sort()).toEqual(
    [
      'address',
      'city',
      'countryCode',
      'currencyCode',
      'dateOfBirth',
      'email',
      'firstName',
      'lastName',
      'zipCode',
    ].sort(),
  );
  expect(screen.getByRole('textbox', { name: /^Date of birth/ })).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
});

test.each([
  ['the country is closed', {}, { [PATHS.location]: { data: { location: { country: 'GB' } } } }, ''],
  [
    'the mirror is closed at this time',
    {
      mirrorDomain: [
        {
          url: `https://${location.host}`,
          domainId: 1,
          settings: {
            registrationConfigs: ['mobile', 'desktop'].map((deviceType) => ({
              country: 'DE',
              from: '00:00',
              to: '00:00',
              deviceType,
            })),
          },
        },
      ],
    },
    {},
    'countryCode=de',
  ],
])('A13 AUTH-06 AUTH-07 a new user cannot join where %s', async (_, settings, answers, cookie) => {
  document.cookie = cookie;
  await asGuest({ settings, answers });
  expect(await screen.findByText(/^Registration (form is not available|is closed)/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  document.cookie = 'countryCode=; Max-Age=0';
});

test('LINK-14 ENT-28 what the other site told is filled in', async () => {
  const { store } = await asGuest();
  await join();
  const values = [/^Email/, /^First name/, /^Last name/, /^Address/, /^City/, /^Postal/, /^Date of birth/].map(
    (name) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value,
  );
  expect(values).toEqual([
    'maria@example.com',
    'Maria',
    'Lindqvist',
    'Linnégatan 21',
    'Göteborg',
    '41304',
    '1991-06-14',
  ]);
  expect(store.getState().auth.linked?.linkedAccountUuid).toBe('uuid-1');
});

test('OP-058 what the other site told and the rules refuse is marked at once, and can be mended', async () => {
  const { user } = await asGuest({ query: LINKED.replace('maria%40example.com', 'maria') });
  await join();
  const email = screen.getByRole('textbox', { name: /^Email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Invalid format/));
  expect(screen.getByRole('textbox', { name: /^City/ })).toBeValid();
  await user.click(terms());
  expect(await join()).toBeDisabled();
  await user.clear(email);
  await user.paste('maria@example.com');
  expect(await join()).toBeEnabled();
});

test('LINK-04 LINK-05 a player sees no boxes and updates, a new user sees two and joins', async () => {
  await asPlayer({ city: null });
  await update();
  expect(screen.queryByRole('checkbox', { name: /18 or older|offers/ })).not.toBeInTheDocument();
  document.body.innerHTML = '';
  await asGuest();
  await join();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('LINK-04 joining takes the terms, and no newsletter', async () => {
  const { user } = await asGuest();
  expect(await join()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /offers/ }));
  expect(await join()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /offers/ }));
  await user.click(terms());
  expect(await join()).toBeEnabled();
});

test('LINK-06 joining waits until nothing is wrong', async () => {
  const { user } = await asGuest();
  expect(await join()).toBeDisabled();
  await user.click(terms());
  expect(await join()).toBeEnabled();
  await user.clear(screen.getByRole('textbox', { name: /^Email/ }));
  expect(await join()).toBeDisabled();
});

test('L17 the button stays in view at the foot of the sheet, for a new user and a player', async () => {
  await asGuest();
  expect((await join()).closest('form > .sticky-foot')).not.toBeNull();
  cleanup();
  await asPlayer(DETAILS);
  expect((await update()).closest('form > .sticky-foot')).not.toBeNull();
});

test('LINK-06 a player’s form waits for a touch', async () => {
  const { user } = await asPlayer({
    email: 'maria@example.com',
    dateOfBirth: '1991-06-14',
    address: 'Linnégatan 21',
    city: null,
  });
  expect(await update()).toBeDisabled();
  await user.click(screen.getByRole('textbox', { name: /^City/ }));
  await user.tab();
  expect(await update()).toBeEnabled();
});

test('LINK-16 LINK-21 LINK-23 joining signs up with linkAccount, the uuid and no password, and uses the token of the answer', async () => {
  writeStored(STORED.affiliate, 'aff-1');
  const { user, asked, store } = await asGuest({
    answers: { [PATHS.signUp]: { accessToken: 'linked-token' }, [PATHS.details]: DETAILS },
  });
  await join();
  await user.click(terms());
  await user.click(await join());
  await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true));
  expect(asked.map(({ path }) => path)).toEqual([PATHS.signUp]);
  expect(asked[0]?.body).toMatchObject({
    linkAccount: true,
    linkedAccountUuid: 'uuid-1',
    password: null,
    dateOfBirth: '06-14-1991',
  });
  expect(localStorage.getItem('token')).toBe('linked-token');
});

test('A02 where the operator asks for a captcha, joining sends its token, and asks anew after a refusal', async () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'intent with a captcha' });
  const answers = {
    [PATHS.signUp]: () => {
      throw { code: 'GLOBAL_ERROR', message: 'No' };
    },
  };
  const settings = { reCaptchaSiteKey: 'key', captchaFrame: 'https://captcha.example/frame' };
  const { user, asked } = await asGuest({ answers, settings });
  await join();
  await user.click(terms());
  await user.click(await join());
  expect(screen.getByRole('group', { name: 'Security check' })).toHaveAccessibleDescription(
    /Complete the security check/,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Security check');
  const says = (data: object) =>
    act(() => {
      const message = {
        data: { type: 'captcha', ...data },
        origin: 'https://captcha.example',
        source: frame.contentWindow,
      };
      window.dispatchEvent(new MessageEvent('message', message));
    });
  says({ state: 'ready', height: 78 });
  says({ state: 'solved', token: 'solved-token', expiresInSeconds: 60 });
  await user.click(await join());
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([PATHS.signUp]));
  expect(asked[0]?.body).toMatchObject({ recaptchaToken: 'solved-token', linkAccount: true });
  await waitFor(() => expect(screen.queryByText('Check passed')).not.toBeInTheDocument());
});

test('LINK-17 LINK-19 LINK-20 after it the affiliate token is gone, the cookie is set, and the modal closed', async () => {
  writeStored(STORED.affiliate, 'aff-1');
  const { user } = await asGuest({
    answers: { [PATHS.signUp]: { accessToken: 'linked-token' }, [PATHS.details]: DETAILS },
  });
  await join();
  await user.click(terms());
  await user.click(await join());
  await waitFor(() => expect(location.search).toBe(''));
  expect(localStorage.getItem('nxaft')).toBeNull();
  expect(document.cookie).toContain('registered_user=1');
});

test('LINK-13 a visitor who closes it is led to the profile, and nothing of the other site is kept', async () => {
  const { user, store } = await asGuest();
  await join();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.push).toHaveBeenCalledWith('/profile/edit-profile', '/profile/edit-profile', { locale: false });
  expect(store.getState().auth.linked).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('LINK-15 PROF-13 a player’s update is sent from the update form, clears the query and closes', async () => {
  const { user, updates } = await asPlayer(
    { email: 'maria@example.com', dateOfBirth: '1991-06-14', address: 'Linnégatan 21', city: null },
    { answers: { [PATHS.update]: { data: { success: true } } }, query: '&activeMethod=1&met=visa' },
  );
  await user.click(await screen.findByRole('textbox', { name: /^City/ }));
  await user.paste('Göteborg');
  await user.click(await update());
  await waitFor(() => expect(location.search).toBe(''));
  expect(updates()[0]?.body).toMatchObject({ city: 'Göteborg', updateFrom: 'Update Form' });
});

test('LINK-11 with activeMethod=1 only what is missing is asked', async () => {
  await asPlayer(
    { email: 'maria@example.com', dateOfBirth: '1900-01-01', address: 'Linnégatan 21', city: null, zipCode: null },
    { query: '&activeMethod=1' },
  );
  await update();
  expect(fieldNames().sort()).toEqual(['city', 'dateOfBirth', 'zipCode']);
});

test('LINK-12 CONF-21 PROF-13 with onDepositShowAllField a player gets the whole profile form, as an update form', async () => {
  const { user, updates } = await asPlayer(
    {
      firstName: 'Maria',
      lastName: 'L',
      dateOfBirth: '1991-06-14',
      countryCode: 'SE',
      city: null,
      zipCode: '41304',
      address: 'Linnégatan 21',
    },
    { answers: { [PATHS.update]: { data: { success: true } } }, settings: { onDepositShowAllField: true } },
  );
  expect(await screen.findByRole('form', { name: 'Personal details' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Nickname/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update form' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: /^City/ }));
  await user.paste('Göteborg');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.body).toMatchObject({ city: 'Göteborg', updateFrom: 'Update Form' });
});

test('LINK-22 a refusal is shown, and the dialog stays open with all that was typed', async () => {
  const refusals = [
    { code: 'VALIDATION', message: 'Please look again' },
    { code: 'VALIDATION', details: { email: 'Taken' } },
    {},
  ];
  const { user, store } = await asGuest({ answers: { [PATHS.signUp]: () => Promise.reject(refusals.shift()) } });
  await join();
  await user.click(terms());
  await user.click(await join());
  expect(await screen.findByText('Please look again')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('maria@example.com');
  await user.click(await join());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription('Taken'));
  await user.click(await join());
  expect(await screen.findByText('That didn’t work. Please try again.')).toBeInTheDocument();
  expect(store.getState().auth.linked).not.toBeNull();
  expect(location.search).toContain('modal=linked-signup');
});

test('a field that was not asked for and is refused is shown, with what the other site told of it', async () => {
  let intents = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `mended-${intents++}` });
  const details = { city: 'There is no such city', phone: 'This number is taken' };
  const refusal = { code: 'VALIDATION', message: 'Look again.', details };
  const { user, asked } = await asGuest({
    answers: { [PATHS.signUp]: () => Promise.reject(refusal) },
    settings: { allowDepWithoutAddress: true },
  });
  await join();
  expect(screen.queryByRole('textbox', { name: /^City/ })).not.toBeInTheDocument();
  await user.click(terms());
  await user.click(await join());
  const city = await screen.findByRole('textbox', { name: /^City/ });
  await waitFor(() => expect(city).toHaveAccessibleDescription('There is no such city'));
  expect(city).toHaveValue('Göteborg');
  // No form of a linked sign-up has a field for it.
  expect(await screen.findByText('Look again. Phone: This number is taken')).toBeVisible();
  await user.clear(city);
  await user.paste('Lund');
  await user.click(await join());
  await waitFor(() => expect(asked.map(({ body }) => (body as { city: unknown }).city)).toEqual([null, 'Lund']));
});

test('CONF-14 without an address for deposits city and postal code are not asked', async () => {
  await asGuest({ settings: { allowDepWithoutAddress: true } });
  await join();
  expect(screen.queryByRole('textbox', { name: /^City|^Postal/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Address/ })).toBeInTheDocument();
});

test('LINK-09 nor are they of a player', async () => {
  await asPlayer({ city: null, zipCode: null }, { settings: { allowDepWithoutAddress: true } });
  await update();
  expect(screen.queryByRole('textbox', { name: /^City|^Postal/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^First name/ })).toBeInTheDocument();
});

test.each(['countries', 'currencies'] as const)('asking for the %s again keeps what was typed', async (list) => {
  let tries = 0;
  const later = () => new Promise((resolve) => setTimeout(resolve, 50, CATALOGUES[PATHS[list]]));
  const answer = () => ((tries += 1) === 1 ? Promise.reject({ code: 'INTERNAL' }) : later());
  const { user } = await asGuest({ answers: { [PATHS[list]]: answer }, query: 'linkedAccountUuid=uuid-1' });
  await join();
  await user.click(screen.getByRole('textbox', { name: /^City/ }));
  await user.paste('Göteborg');
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: /couldn’t load the list/ }));
  expect(await screen.findByRole('option', { name: /^(Sweden|SEK – Swedish krona)$/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Göteborg');
  expect(terms()).toBeChecked();
});

test.each([
  ['what was typed is there again', '', 'Göteborg', 'Göteborg'],
  ['LINK-13 nothing of the other site is', LINKED, 'Lund', 'Göteborg'],
])('closed and opened again, %s', async (_, query, typed, expected) => {
  const { user } = await asGuest({ query });
  await join();
  await user.clear(screen.getByRole('textbox', { name: /^City/ }));
  await user.paste(typed);
  cleanup();
  await asGuest({ query });
  await join();
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue(expected);
});
