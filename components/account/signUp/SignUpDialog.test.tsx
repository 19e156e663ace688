import { screen, waitFor, within } from '@testing-library/react';
import { dropDraft } from '@/components/ui/form/drafts';
import { writeStored, STORED } from '@/services/browser/storage';
import { guestTab, PATHS } from '@/tests/support/accountTab';
import { fakeRouter } from '@/tests/support/fakeRouter';
import type { Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { SignUpDialog } from './SignUpDialog';

const SHORT = { data: { email: 1, dateOfBirth: 1, countryCode: 1, currencyCode: 1 } };
const ACCOUNT = { accessToken: 'of-the-sign-up' };
const SIGNED_IN = { accessToken: 'token', locale: 'en', cpnc: null, userId: 'u1' };
const DETAILS = {
  getUser: { userId: 'u1', email: 'maria@example.com', isEmailVerified: false, currencyCode: 'EUR', countryCode: 'DE' },
  depositCount: 0,
};
const onClose = jest.fn();
let ids = 0;

beforeEach(() => {
  fakeRouter('/casino?modal=signup');
  onClose.mockReset();
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `intent-${(ids += 1)}` });
});
afterEach(() => {
  dropDraft('signup');
  writeStored(STORED.token, null);
});

async function open(answers: Answers = {}, settings: Record<string, unknown> = {}) {
  const { store, asked, tab } = await guestTab({ [PATHS.fields]: SHORT, ...answers }, settings);
  const { user } = show(<SignUpDialog open values={{}} onClose={onClose} />, { store, settings });
  const writes = (path: string) => asked.filter((request) => request.path === path);
  return { user, store, tab, writes };
}
const submit = () => screen.getByRole('button', { name: 'Create account' });
const email = () => screen.findByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const birth = () => screen.getByRole('textbox', { name: /^Date of birth/ });
const terms = () => screen.getByRole('checkbox', { name: /18 or older/ });
const newsletter = () => screen.getByRole('checkbox', { name: /offers/ });

type Person = Awaited<ReturnType<typeof open>>['user'];
async function put(user: Person, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
async function fill(user: Person) {
  await put(user, await email(), 'maria@example.com');
  await put(user, password(), 'secret');
  await put(user, birth(), '1990-03-25');
  await user.click(terms());
}

test('AUTH-02 AUTH-05 CONF-09 by e-mail alone: the configured fields, selects filled from the lists', async () => {
  await open();
  await email();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(
    within(country)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose one', 'Germany', 'Sweden']);
  expect(country).toHaveValue('DE');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('EUR – Euro');
  expect(screen.queryByRole('textbox', { name: /name/i })).not.toBeInTheDocument();
});

test('AUTH-05 every currency of the list can be chosen, in its order', async () => {
  await open();
  await email();
  const currencies = within(screen.getByRole('combobox', { name: 'Currency' })).getAllByRole('option');
  expect(currencies.map(({ textContent }) => textContent)).toEqual(['Choose one', 'EUR – Euro', 'SEK – Swedish krona']);
});

test('M-02 the way to log-in stays in the sticky head of the dialog, also with errors', async () => {
  const { user } = await open();
  await email();
  await user.click(submit());
  await waitFor(async () => expect(await email()).toBeInvalid());
  const tabs = screen.getByRole('navigation', { name: 'Register or log in' });
  expect(tabs.parentElement).toContainElement(screen.getByRole('heading', { level: 2, name: 'Create your account' }));
  expect(within(tabs).getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('the form fades away above its foot where it goes on, unless the browser forces its colours', async () => {
  const { store } = await guestTab({ [PATHS.fields]: SHORT });
  show(<SignUpDialog open values={{}} onClose={onClose} />, { store, styled: true });
  await email();
  expect(submit().closest('.sticky-foot')).not.toBeNull();
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(css).toMatch(/::before\s*{[^}]*linear-gradient\(to top, ?var\(--surface1\), ?transparent\)/);
  expect(css).toMatch(/forced-colors: ?active\)\s*{[^}]*::before\s*{\s*content: ?none/);
});

test('VAL-28 VAL-29 nothing is ticked; without the terms no account is made, without the newsletter one is', async () => {
  const { user, writes } = await open({ [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS });
  await fill(user);
  expect(newsletter()).not.toBeChecked();
  await user.click(terms());
  await user.click(submit());
  expect(await screen.findByText('Please check fields with errors')).toBeInTheDocument();
  expect(terms()).toHaveFocus();
  expect(writes(PATHS.signUp)).toHaveLength(0);
  await user.click(terms());
  await user.click(submit());
  await waitFor(() => expect(writes(PATHS.signUp)).toHaveLength(1));
});

test.each([
  [false, { newsLetter: false, subscribe: false }],
  [true, { newsLetter: true, subscribe: true }],
])('AUTH-12 with the newsletter ticked (%s) the two flags follow it', async (ticked, flags) => {
  const { user, writes } = await open({ [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS });
  await fill(user);
  if (ticked) await user.click(newsletter());
  await user.click(submit());
  await waitFor(() => expect(writes(PATHS.signUp)[0]?.body).toMatchObject({ ...flags, dateOfBirth: '03-25-1990' }));
});

test('an empty date of birth names the latest that is old enough', async () => {
  const { user } = await open({});
  await user.clear(await screen.findByRole('textbox', { name: /^Date of birth/ }));
  expect(screen.getByText(/^You must be 18 or older \(born on or before /)).toBeVisible();
});

test('the date the form put there itself needs a word of the person (OP-049)', async () => {
  const { user, writes } = await open({ [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS });
  await put(user, await email(), 'maria@example.com');
  await put(user, password(), 'secret');
  await user.click(terms());
  await user.click(submit());
  expect(await screen.findByRole('link', { name: /Confirm this is your date of birth/ })).toBeInTheDocument();
  expect(birth()).toHaveFocus();
  expect(writes(PATHS.signUp)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: /I was born on/ }));
  await user.click(submit());
  await waitFor(() => expect(writes(PATHS.signUp)).toHaveLength(1));
});

test('E20 a registration is confirmed once its player is signed in', async () => {
  const { user, store } = await open({ [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(store.getState().alerts.map(({ text }) => text)).toContain('Your account is open'));
});

test('pressing the button twice makes one account', async () => {
  const { user, writes } = await open({
    [PATHS.signUp]: () => new Promise((resolve) => setTimeout(() => resolve(ACCOUNT), 50)),
    [PATHS.login]: SIGNED_IN,
    [PATHS.details]: DETAILS,
  });
  await fill(user);
  await user.dblClick(submit());
  await user.click(submit());
  await waitFor(() => expect(writes(PATHS.login)).toHaveLength(1));
  expect(writes(PATHS.signUp)).toHaveLength(1);
});

test('after a lost answer everything typed is there, and the same intent is sent again', async () => {
  const { user, writes } = await open();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(/We didn’t get a response/)).toBeInTheDocument();
  expect(await email()).toHaveValue('maria@example.com');
  await user.click(submit());
  await waitFor(() => expect(writes(PATHS.signUp)).toHaveLength(2));
  const [first, second] = writes(PATHS.signUp);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(second?.body).toEqual(first?.body);
});

test('what the backend says of a field stands at the field', async () => {
  const { user } = await open({
    [PATHS.signUp]: () =>
      Promise.reject({
        code: 'VALIDATION',
        message: 'Please check fields with errors',
        details: { email: 'There is an account with this address already.' },
      }),
  });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('link', { name: /There is an account/ })).toBeInTheDocument();
  expect(await email()).toHaveAccessibleDescription(/There is an account/);
  expect(await email()).toHaveFocus();
});

test('SESS-05 where nobody is signed in after it, the dialog says what to do', async () => {
  const settings = { verifyEmailStatusOnLogin: true };
  const { user, writes, store } = await open({ [PATHS.signUp]: ACCOUNT }, settings);
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('Check your email')).toBeInTheDocument();
  expect(screen.getByText(/maria@example\.com/)).toBeInTheDocument();
  expect(writes(PATHS.login)).toHaveLength(0);
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test.each([
  ['to check the e-mail', { verifyEmailStatusOnLogin: true }, 'Close', '/promotions'],
  ['to log in', { autoLoginAfterSignUp: false }, 'Log in', '/promotions?modal=login'],
])('A06 CONF-12 asked %s, the visitor goes on from the page that the settings name', async (_, more, name, address) => {
  const { user } = await open({ [PATHS.signUp]: ACCOUNT }, { afterRegistrationRedirect: '/promotions', ...more });
  await fill(user);
  await user.click(submit());
  await screen.findByText(/^(Check your email|Your account is ready)$/);
  await user.click(screen.getAllByRole('button', { name }).at(-1)!);
  await waitFor(() => expect(location.pathname + location.search).toBe(address));
});

test.each(['19881231', '1988/12/31', '31.12.1988'])('E06 a date of birth typed as %s is understood', async (typed) => {
  const { user } = await open();
  await email();
  await put(user, birth(), typed);
  await user.tab();
  await waitFor(() => expect(birth()).toHaveValue('1988-12-31'));
  await waitFor(() => expect(birth()).not.toHaveAttribute('aria-invalid'));
  expect(screen.queryByText(/Invalid format|Enter the date/)).toBeNull();
});

test('E06 a date that cannot be read is explained', async () => {
  const { user } = await open();
  await email();
  await put(user, birth(), '05/06/1990');
  await user.tab();
  expect(await screen.findByText(/Enter the date as year-month-day,/)).toBeVisible();
});

test('CONF-12 after it the page that the settings name is opened', async () => {
  const settings = { afterRegistrationRedirect: '/promotions' };
  const { user, tab } = await open(
    { [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS },
    settings,
  );
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(tab.open).toHaveBeenCalledWith('/promotions'));
});

test('AUTH-02 CONF-09 by phone: tabs changed by arrow keys, the number required and the e-mail not', async () => {
  const { user, writes } = await open(
    { [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS },
    { emailPhoneRegistration: true },
  );
  await put(user, await email(), 'maria@example.com');
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Phone' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Phone' })).toBeInTheDocument();
  expect(await email()).toHaveValue('maria@example.com');
  await user.clear(await email());
  await put(user, password(), 'secret');
  await put(user, birth(), '1990-03-25');
  await user.click(terms());
  await user.click(submit());
  expect(await screen.findByRole('link', { name: 'Phone: Required' })).toBeInTheDocument();
  await put(user, screen.getByRole('textbox', { name: /^Phone/ }), '15112345678');
  await user.click(submit());
  await waitFor(() =>
    expect(writes(PATHS.signUp)[0]?.body).toMatchObject({
      phoneCode: '49',
      phone: '15112345678',
      email: expect.stringMatching(/^\d+@noemail\.invalid$/),
    }),
  );
});

test('E04 a number typed with its code once more, and sent at once, goes out without it', async () => {
  const { user, writes } = await open(
    { [PATHS.signUp]: ACCOUNT, [PATHS.login]: SIGNED_IN, [PATHS.details]: DETAILS },
    { emailPhoneRegistration: true },
  );
  await email();
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  await put(user, password(), 'secret');
  await put(user, birth(), '1990-03-25');
  await user.click(terms());
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '49 (0)151 12345678{Enter}');
  await waitFor(() => expect(writes(PATHS.signUp)[0]?.body).toMatchObject({ phoneCode: '49', phone: '15112345678' }));
});

test('VAL-16 the hint reads as the specification has it where a special character is asked for', async () => {
  await open({}, { formFieldsValidation: { password: { special: true } } });
  await email();
  expect(screen.getByText('At least 6 symbols + 1 special character')).toBeInTheDocument();
});

test('AUTH-06 in a country without registration the dialog says so instead of showing a form', async () => {
  const place = { data: { location: { country: 'GB', ipInfo: '', currencies: ['GBP'] } } };
  await open({ [PATHS.location]: place });
  expect(await screen.findByText(/registration form is not available in your country/i)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
});

test('MODAL-06 closing asks whether to stay, where the settings want it', async () => {
  const { user } = await open({}, { holdUserOnRegistration: true });
  await email();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(location.search).toBe('?modal=hold');
  expect(onClose).not.toHaveBeenCalled();
});

test('without the confirmation it closes at once, and keeps what was typed except the password', async () => {
  const { user } = await open();
  await put(user, await email(), 'maria@exa');
  await put(user, password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  document.body.innerHTML = '';
  await open();
  expect(await email()).toHaveValue('maria@exa');
  expect(password()).toHaveValue('');
});

test('AUTH-04 when nobody says what to ask, e-mail, password and what must be known are asked', async () => {
  await open({ [PATHS.fields]: () => Promise.reject({ code: 'INTERNAL' }) });
  await email();
  for (const name of [/^First name/, /^Last name/, /^Date of birth/, /^Address/])
    expect(screen.getByRole('textbox', { name })).toBeRequired();
  expect(password()).toBeRequired();
  expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
});

test('AUTH-07 on a mirror, in a window for this country and device, registration is closed', async () => {
  const mirrorDomain = {
    url: `https://${location.host}`,
    domainId: 7,
    settings: {
      registrationConfigs: [{ country: 'DE', windows: [{ from: '00:00', to: '00:00', deviceType: 'desktop' }] }],
    },
  };
  document.cookie = 'countryCode=DE';
  await open({}, { mirrorDomain });
  expect(await screen.findByText('Registration is closed at this time of day')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  document.cookie = 'countryCode=; Max-Age=0';
});

test('while nobody knows what to ask, the shape of the form stands there', async () => {
  await open({ [PATHS.fields]: () => new Promise(() => {}) });
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a list that did not come can be asked for again: the form works without it and keeps what was typed', async () => {
  let tries = 0;
  const currencies = () => {
    tries += 1;
    const list = { data: { currencies: [{ code: 'SEK', name: 'Krona' }] } };
    return tries === 1 ? Promise.reject({ code: 'INTERNAL' }) : new Promise((resolve) => setTimeout(resolve, 50, list));
  };
  const { user } = await open({ [PATHS.currencies]: currencies });
  await put(user, await email(), 'maria@example.com');
  await put(user, password(), 'secret');
  await user.click(await screen.findByRole('button', { name: /couldn’t load the list/ }));
  expect(await screen.findByRole('option', { name: 'SEK – Krona' })).toBeInTheDocument();
  expect(await email()).toHaveValue('maria@example.com');
  expect(password()).toHaveValue('secret');
});
