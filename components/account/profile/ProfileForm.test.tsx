import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { useAuth } from '@/hooks/player/useAuth';
import type { State } from '@/store/store';
import type { HttpRequest } from '@/services/http/call';
import { otherTab } from '@/tests/support/otherTab';
import { CATALOGUES, PATHS } from '@/tests/support/accountTab';
import { playerStore, type Answers } from '@/tests/support/player';
import { show } from '@/tests/render';
import { ProfileDetails } from './ProfileDetails';
import { ProfileForm } from './ProfileForm';

const FULL = {
  email: 'maria@example.com',
  isEmailVerified: true,
  firstName: 'Maria',
  lastName: 'Lindqvist',
  phoneCode: '46',
  phone: '701234567',
  dateOfBirth: '1991-06-14',
  gender: 'Not to say',
  countryCode: 'SE',
  city: 'Göteborg',
  address: 'Linnégatan 21',
  zipCode: '413 04',
  nickname: 'marlin',
  kycStatus: null,
};
const FORGOT = '/api/user/forgot-password';
const SAVED = { data: { success: true } };

beforeEach(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'intent' });
});

/** Lists the alerts in the store, since the shell renders them otherwise. */
const Alerts = () => (
  <ul aria-label="Alerts">
    {useSelector((state: State) => state.alerts).map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
);
const Full = () => {
  const { user } = useAuth();
  return user && <ProfileForm user={user} updateFrom="Update Form" wrapped={false} lockExisting />;
};

async function open(
  details: Record<string, unknown> = FULL,
  {
    answers = {},
    settings = {},
    part = <ProfileDetails />,
    more = {},
  }: { answers?: Answers; settings?: object; part?: React.JSX.Element; more?: object } = {},
) {
  const { store, asked } = await playerStore({ ...CATALOGUES, ...answers }, details, more);
  const { user, container } = show(
    <>
      {part}
      <Alerts />
    </>,
    { store, settings: settings as Record<string, unknown> },
  );
  const section = await screen.findByRole('form', { name: 'Personal details' });
  return { user, container, form: within(section), updates: () => asked.filter(({ method }) => method !== 'GET') };
}
type Person = Awaited<ReturnType<typeof open>>['user'];
async function put(user: Person, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

test('PROF-01 PROF-02 the form shows twelve fields, with a title, a subtitle and a hint', async () => {
  const { form } = await open({ ...FULL, gender: null });
  const texts = [
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Date of birth',
    'City',
    'Address',
    'Postal code',
    'Nickname',
  ];
  for (const name of texts) expect(form.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  expect(form.getByText('+46')).toBeInTheDocument();
  expect(form.getByRole('combobox', { name: 'Gender' })).toHaveDisplayValue('Not to say');
  expect(form.getByRole('textbox', { name: 'Country' })).toHaveValue('Sweden');
  expect(screen.getByRole('heading', { name: 'Personal details' })).toBeInTheDocument();
  expect(screen.getByText(/What we know about you,/)).toBeInTheDocument();
  expect(screen.getByText(/Fields with a padlock/)).toBeInTheDocument();
});

test('PROF-08 PROF-07 PROF-12 what is filled or verified can be read only, a gender not said can be chosen', async () => {
  const { form } = await open();
  for (const name of [
    /^First name/,
    /^Last name/,
    /^Email/,
    /^Phone/,
    /^Date of birth/,
    /^Country/,
    /^City/,
    /^Postal/,
  ])
    expect(form.getByRole('textbox', { name })).toHaveAttribute('readonly');
  for (const name of [/^Address/, /^Nickname/])
    expect(form.getByRole('textbox', { name })).not.toHaveAttribute('readonly');
  expect(form.getByRole('combobox', { name: 'Gender' })).toBeEnabled();
});

test('PROF-06 an approved player cannot change the address', async () => {
  const { form } = await open({ ...FULL, kycStatus: 'APPROVED' });
  expect(form.getByRole('textbox', { name: /^Address/ })).toHaveAttribute('readonly');
});

test('PROF-04 saving waits for a change, and waits again when it is taken back', async () => {
  const { user, form } = await open();
  const save = form.getByRole('button', { name: 'Save changes' });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription('No changes yet.');
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'sea');
  expect(save).toBeEnabled();
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'marlin');
  expect(save).toBeDisabled();
});

test('API-29 A25 PROF-05 PROF-13 the form is sent from the profile page, and success is told', async () => {
  const { user, form, updates } = await open(FULL, { answers: { [PATHS.update]: SAVED } });
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), '  sea ');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your profile has been saved')).toBeInTheDocument();
  expect(updates()).toHaveLength(1);
  expect(updates()[0]).toMatchObject({ method: 'PUT', body: { nickname: 'sea', updateFrom: 'Profile Page' } });
  expect(Object.keys(updates()[0]?.body as object)).toEqual(['gender', 'address', 'nickname', 'updateFrom']);
  await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  expect(screen.getByRole('heading', { name: 'Personal details' })).toHaveFocus();
});

test.each(['🐙🐙🐙', 'مرحبا بكم', '<img src=x onerror="alert(1)"><script>alert(2)</script>'])(
  'a city saved as %s stands in the form as it was typed',
  async (city) => {
    const more = { getUser: { ...FULL, userId: 'u1', city: null as string | null } };
    const { user, form } = await open(undefined, {
      more,
      answers: {
        [PATHS.update]: ({ body }: HttpRequest) => {
          more.getUser = { ...more.getUser, ...(body as object) };
          return SAVED;
        },
      },
    });
    const field = form.getByRole('textbox', { name: /^City/ });
    await put(user, field, city);
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    // Once the server has a city, its field can only be read.
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    expect(field).toHaveValue(city);
  },
);

test('what another tab saved fills the open form, except where the player typed', async () => {
  const other = otherTab('profile');
  const more = { getUser: { ...FULL, userId: 'u1' } };
  const { user, form } = await open(FULL, { more });
  const [nickname, address] = [/^Nickname/, /^Address/].map((name) => form.getByRole('textbox', { name }));
  await put(user, nickname!, 'sea');
  more.getUser = { ...more.getUser, nickname: 'whale', address: 'Kungsgatan 3' };
  act(() => other.tell());
  await waitFor(() => expect(address).toHaveValue('Kungsgatan 3'));
  expect(nickname).toHaveValue('sea');
  other.remove();
});

test('what is typed while the form is saved stays, and can be saved too', async () => {
  let settle = (_: unknown) => undefined as void;
  const answers = { [PATHS.update]: () => new Promise((resolve) => (settle = resolve)) };
  const { user, form } = await open(FULL, { answers });
  const [nickname, address] = [/^Nickname/, /^Address/].map((name) => form.getByRole('textbox', { name }));
  await put(user, nickname!, 'sea');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await put(user, address!, 'Kungsgatan 3');
  await act(async () => settle(SAVED));
  await waitFor(() => expect(form.getByRole('button', { name: 'Save changes' })).toBeEnabled());
  expect([nickname, address].map((field) => (field as HTMLInputElement).value)).toEqual(['sea', 'Kungsgatan 3']);
  expect(address).toHaveFocus();
});

test('E18 what was changed and not saved is there when the form is opened again, until it is taken back', async () => {
  const first = await open({ nickname: 'maria' });
  await put(first.user, first.form.getByRole('textbox', { name: /^Nickname/ }), 'Stormy');
  cleanup();
  const again = await open({ nickname: 'maria' });
  const field = again.form.getByRole('textbox', { name: /^Nickname/ });
  await waitFor(() => expect(field).toHaveValue('Stormy'));
  expect(again.form.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await again.user.click(again.form.getByRole('button', { name: 'Discard' }));
  cleanup();
  const last = await open({ nickname: 'maria' });
  expect(last.form.getByRole('textbox', { name: /^Nickname/ })).toHaveValue('maria');
});

test('a field that is filled elsewhere meanwhile, and so locked, shows what is stored, not what was typed', async () => {
  const other = otherTab('profile');
  const more = { getUser: { ...FULL, userId: 'u1', city: null as string | null } };
  const here = await open(undefined, { more });
  const city = () => screen.getByRole('textbox', { name: /^City/ });
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  await put(here.user, city(), 'Lund');
  more.getUser = { ...more.getUser, city: 'Göteborg' };
  act(() => other.tell());
  await waitFor(() => expect(city()).toHaveAttribute('readonly'));
  await waitFor(() => expect(city()).toHaveValue('Göteborg'));
  expect(save()).toBeDisabled();
  other.remove();
  cleanup();

  const before = await open({ ...FULL, city: null });
  await put(before.user, city(), 'Lund');
  cleanup();
  await open(FULL);
  await waitFor(() => expect(city()).toHaveValue('Göteborg'));
  expect(save()).toBeDisabled();
});

test('B17 without a call that changes the profile it can only be read', async () => {
  const { form } = await open(FULL, {
    settings: { endpoints: { updateUserDetails: null, updateUserDetailsByPost: null } },
  });
  for (const field of form.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /^(Save changes|Change password)$/ })).toBeNull();
});

test('PROF-05 a refusal says why and loses nothing', async () => {
  const refusal = { code: 'FIELD_LOCKED', message: 'A field is locked' };
  const { user, form } = await open(FULL, { answers: { [PATHS.update]: () => Promise.reject(refusal) } });
  const nickname = form.getByRole('textbox', { name: /^Nickname/ });
  await put(user, nickname, '🐙 <script>alert(1)</script> مرحبا');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('A field is locked')).toBeInTheDocument();
  expect(nickname).toHaveValue('🐙 <script>alert(1)</script> مرحبا');
});

test('API-32 an answer that says it did not work is no success', async () => {
  const answers = { [PATHS.update]: { data: { success: false, message: 'Not today' } } };
  const { user, form } = await open(FULL, { answers });
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'sea');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Not today')).toBeInTheDocument();
  expect(screen.queryByText('Your profile has been saved')).not.toBeInTheDocument();
});

test('VAL-18 first and last name are required', async () => {
  const { user, form, updates } = await open({ ...FULL, firstName: null, lastName: null });
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'sea');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText('Please check fields with errors');
  expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name: Required',
    'Last name: Required',
  ]);
  expect(updates()).toHaveLength(0);
});

test('VAL-20 country, city, postal code and address are required', async () => {
  const empty = { ...FULL, countryCode: null, city: null, zipCode: null, address: null };
  const { user, form, updates } = await open(empty, { answers: { [PATHS.update]: SAVED } });
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'sea');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  for (const name of ['Country', 'City', 'Address', 'Postal code'])
    expect(await form.findByRole('link', { name: `${name}: Required` })).toBeInTheDocument();
  expect(updates()).toHaveLength(0);
});

test.each([
  ['lulu', true],
  ['curacao', undefined],
])('API-30 under the theme %s onChangeResetKyc is %s', async (theme, resets) => {
  const { user, form, updates } = await open(FULL, { answers: { [PATHS.update]: SAVED }, settings: { theme } });
  await put(user, form.getByRole('textbox', { name: /^Nickname/ }), 'sea');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect((updates()[0]!.body as Record<string, unknown>).onChangeResetKyc).toBe(resets);
});

test('PROF-03 PROF-09 unwrapped it stands in no card; for a deposit every stored value is locked', async () => {
  const { form, container } = await open(FULL, { part: <Full /> });
  const wrapped = await open();
  const sectionOf = (root: HTMLElement) => root.querySelector('section')!;
  expect(sectionOf(container).className).toBe('');
  expect(sectionOf(wrapped.container).className).not.toBe('');
  for (const name of [/^Address/, /^Nickname/]) expect(form.getByRole('textbox', { name })).toHaveAttribute('readonly');
});

test('a form that is filled in elsewhere meanwhile keeps what is typed here', async () => {
  const { user, form } = await open({ ...FULL, city: null });
  await put(user, form.getByRole('textbox', { name: /^City/ }), 'Malmö'.repeat(20_000));
  expect(form.getByRole('textbox', { name: /^City/ })).toHaveValue('Malmö'.repeat(20_000));
  await user.tab();
  expect(await form.findByText('Use 255 characters or fewer')).toBeInTheDocument();
});

test('API-31 AUTH-10 the password is changed with the current one, the new one, and the new one again', async () => {
  const { user, updates } = await open(FULL, { answers: { [PATHS.update]: SAVED } });
  const form = within(screen.getByRole('form', { name: 'Password' }));
  const change = form.getByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(await form.findByRole('link', { name: 'Current password: Current password is required' })).toBeInTheDocument();
  await put(user, form.getByLabelText(/^Current password/), 'old');
  await put(user, form.getByLabelText(/^New password/), 'secret');
  await put(user, form.getByLabelText(/^Confirm new/), 'Secret');
  await user.click(change);
  expect(await form.findByRole('link', { name: /Passwords must match/ })).toBeInTheDocument();
  expect(updates()).toHaveLength(0);
  await put(user, form.getByLabelText(/^Confirm new/), 'secret');
  await user.click(change);
  expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
  expect(updates()[0]?.body).toEqual({ currentPassword: 'old', newPassword: 'secret', updateFrom: 'Profile Page' });
  expect(form.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
});

test('E11 offers by e-mail are switched off and on, and show as the backend keeps them', async () => {
  const more = { preferences: { newsletter: true } as Record<string, unknown> };
  let fails = false;
  const { user, updates } = await open(FULL, {
    more,
    answers: {
      '/api/user/preferences': ({ body }: HttpRequest) => {
        if (fails) throw { code: 'INTERNAL' };
        more.preferences = { ...more.preferences, ...(body as object) };
        return { data: more };
      },
    },
  });
  const news = () => screen.getByRole('switch', { name: 'Send me offers by email' });
  expect(news()).toBeChecked();
  await user.click(news());
  await waitFor(() => expect(news()).not.toBeChecked());
  expect(screen.getByText('You’ll no longer get offers by email.')).toBeVisible();
  fails = true;
  await user.click(news());
  expect(await screen.findByText('We couldn’t save this. Please try again.')).toBeVisible();
  expect(news()).not.toBeChecked();
  expect(updates().map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/preferences', { newsletter: false }],
    ['/api/user/preferences', { newsletter: true }],
  ]);
});

test('E11 without a backend that keeps or tells it there is no such switch', async () => {
  await open(FULL, { more: { preferences: {} } });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('E11 without the call that changes it there is no such switch', async () => {
  await open(FULL, { more: { preferences: { newsletter: true } }, settings: { endpoints: { setPreferences: null } } });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('E12 an account without a password says so, and sets one by a link', async () => {
  const { user, updates } = await open({ ...FULL, hasPassword: false }, { answers: { [FORGOT]: SAVED } });
  const part = within(screen.getByRole('region', { name: 'Password' }));
  expect(part.getByText(/^Your account doesn’t have a password yet/)).toBeVisible();
  expect(part.queryByLabelText(/Current password/)).toBeNull();
  await user.click(part.getByRole('button', { name: 'Send me a link' }));
  expect(await part.findByText(/^A link is on its way to maria@example.com/)).toBeVisible();
  expect(updates().map(({ path, body }) => [path, body])).toEqual([
    [FORGOT, expect.objectContaining({ email: 'maria@example.com' })],
  ]);
});

test.each([
  ['exists', { ...FULL, hasPassword: true }, {}, true],
  ['may or may not exist', FULL, {}, true],
  ['cannot be set', { ...FULL, hasPassword: false }, { endpoints: { forgotPassword: null } }, false],
])('E12 no link is offered for a password that %s', async (_, details, settings, isForm) => {
  await open(details, { settings });
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  expect(screen.queryAllByLabelText(/Current password/)).toHaveLength(isForm ? 1 : 0);
});
