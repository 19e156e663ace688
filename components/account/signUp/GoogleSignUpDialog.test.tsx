import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@/tests/support/tab';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { guestTab, PATHS } from '@/tests/support/accountTab';
import { fakeRouter } from '@/tests/support/fakeRouter';
import type { Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { GoogleSignUpDialog } from './GoogleSignUpDialog';

const DETAILS = { getUser: { userId: 'u1', email: 'grace@gmail.example' }, depositCount: 0 };
const OPENED = { [PATHS.googleSignUp]: { accessToken: 'of-grace' }, [PATHS.details]: DETAILS };

const NO_PASSWORD = 'Your account is open. It doesn’t have a password yet. You can set one in your profile.';

beforeEach(() => void fakeRouter('/vip?modal=google-signup'));
afterEach(() => writeStored(STORED.token, null));

async function open(answers: Answers = {}) {
  const settings = { googleClientId: 'client-1' };
  const { store, asked } = await guestTab({ ...OPENED, ...answers }, settings);
  const { user } = show(<GoogleSignUpDialog open values={{}} onClose={() => undefined} />, { store, settings });
  const sent = () => asked.filter(({ path }) => path === PATHS.googleSignUp);
  const submit = await screen.findByRole('button', { name: 'Open my account' });
  return { user, store, sent, submit };
}
const terms = () => screen.getByRole('checkbox', { name: /18 or older/ });
const birth = () => screen.getByRole('textbox', { name: /^Date of birth/ });

async function fill(user: Awaited<ReturnType<typeof open>>['user'], date = '1990-03-25') {
  await user.clear(birth());
  await user.paste(date);
  await user.click(terms());
}

test('E05 nothing is sent before the terms are agreed to and the date of birth is the person’s own', async () => {
  const { user, sent, submit } = await open();
  expect(terms()).not.toBeChecked();
  await user.click(submit);
  expect(await screen.findByText('Please check fields with errors')).toBeInTheDocument();
  await user.click(terms());
  await user.click(submit);
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /I was born on/ }));
  await user.click(submit);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('E05 what is agreed to opens the account, whose session begins', async () => {
  const { user, sent, submit } = await open();
  await fill(user);
  await user.click(submit);
  await waitFor(() => expect(readStored(STORED.token)).toBe('of-grace'));
  expect(sent()[0]).toMatchObject({
    body: { terms: true, dateOfBirth: '03-25-1990', newsLetter: false, subscribe: false, preferredLanguage: 'en' },
    idempotencyKey: expect.any(String),
    token: null,
  });
});

test('L17 the button stays in view at the foot of the sheet', async () => {
  const { submit } = await open();
  expect(submit.closest('form > .sticky-foot')).not.toBeNull();
});

test('E12 it is said that the account has no password', async () => {
  const { user, store, submit } = await open();
  await fill(user);
  await user.click(submit);
  await waitFor(() => expect(store.getState().alerts.map(({ text }) => text)).toEqual([NO_PASSWORD]));
});

test('E05 a brand that asks for no date of birth asks for age and terms alone', async () => {
  const { user, sent, submit } = await open({ [PATHS.fields]: { data: { email: 1 } } });
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(submit);
  expect(await screen.findByText('Please check fields with errors')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(terms());
  await user.click(submit);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ terms: true, dateOfBirth: null }));
});

test('what the backend refuses of Google’s own is named, though there is no field for it', async () => {
  const refused = refusal(422, 'VALIDATION', { message: 'Look again.', details: { email: 'This address is taken' } });
  const { user, submit } = await open({ [PATHS.googleSignUp]: () => Promise.reject(refused) });
  await fill(user);
  await user.click(submit);
  expect(await screen.findByText('Look again. Email: This address is taken')).toBeVisible();
});

test.each([
  [
    'the way back has ended',
    { [PATHS.googleSignUp]: () => Promise.reject(refusal(409, 'GOOGLE_SIGN_UP_ENDED')) },
    /expired/,
  ],
  ['the session does not begin', { [PATHS.details]: undefined }, /Your account is ready/],
])('E05 where %s it says so, and offers Google again', async (_, answers, words) => {
  const { user, submit } = await open(answers);
  await fill(user);
  await user.click(submit);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
