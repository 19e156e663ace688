/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { SignUpDialog } from '@/components/account/signUp/SignUpDialog';
import { dropDraft } from '@/components/ui/form/drafts';
import { locate } from '@/store/visit/location';
import { accountByEmail } from '../literalBackend/base/state';
import { endLiteralSites, literalSite, PRESETS } from './literalSite';

afterEach(async () => {
  dropDraft('signup');
  await endLiteralSites();
});

async function open(options: Parameters<typeof literalSite>[0] = {}) {
  const site = await literalSite({ at: '/casino?modal=signup', ...options });
  await act(() => site.store.dispatch(locate()));
  const shown = site.show(<SignUpDialog open values={{}} onClose={() => undefined} />);
  return { ...site, ...shown };
}
type Opened = Awaited<ReturnType<typeof open>>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function put({ user }: Opened, at: HTMLElement, text: string) {
  await user.clear(at);
  await user.paste(text);
}
async function fill(opened: Opened, email = 'ada@literal.example') {
  if (email !== '') await put(opened, await screen.findByRole('textbox', { name: /^Email/ }), email);
  await put(opened, field(/^First name/), 'Ada');
  await put(opened, field(/^Last name/), 'Letter');
  await put(opened, field(/^Date of birth/), '1990-03-25');
  await put(opened, field(/^City/), 'Valletta');
  await put(opened, field(/^Address/), 'Old Theatre Street 1');
  await put(opened, screen.getByLabelText(/^Password/), 'Secret!1');
  await opened.user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
}
const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Create account' }));
const optionsOf = (name: RegExp) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'))
    .filter((value) => value !== '');
async function sent(opened: Opened) {
  await waitFor(() => expect(opened.calls('signUp')).toHaveLength(1));
  return opened.calls('signUp')[0]!;
}

test.each(PRESETS)('AUTH-04 AUTH-05 the fields and the lists of a backend that writes %s', async (shapes) => {
  const { state } = await open({
    shapes,
    arrange: (backend) => Object.assign(backend.state.registrationFields, { city: 0 }),
  });
  await screen.findByRole('textbox', { name: /^Email/ });
  for (const name of [/^First name/, /^Last name/, /^Date of birth/, /^Address/])
    expect(field(name)).toBeInTheDocument();
  // 0, and one that the map does not name.
  for (const name of [/^City/, /^Nickname/, /^Postal/]) expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /^Gender/ })).toBeNull();
  const codes = state.countries.flatMap(({ open: isOpen, code }) => (isOpen ? [code] : []));
  expect(optionsOf(/^Country$/).sort()).toEqual(codes.sort());
  expect(optionsOf(/^Currency/)).toEqual(state.currencies.map(({ code }) => code));
});

test('AUTH-06 where this backend opens no registration the dialog says so', async () => {
  await open({
    settings: { excludedCountryCodeList: [] },
    arrange: ({ state }) => (state.location = { country: 'GB', ips: [], currencies: [] }),
  });
  expect(await screen.findByText(/registration form is not available in your country/i)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

test.each(PRESETS)('VAL-25 VAL-27 API-27 the account is as typed, of a backend that writes %s', async (shapes) => {
  const opened = await open({ shapes });
  await fill(opened);
  await submit(opened);
  const { body, missing } = await sent(opened);
  expect(body).toMatchObject({ dateOfBirth: '03-25-1990', phone: null, zipCode: null, linkAccount: false });
  // Only the captcha's token is a text where there is none.
  expect(Object.keys(body).filter((name) => body[name] === '')).toEqual(['recaptchaToken']);
  expect(missing).toEqual([]);
  expect(accountByEmail(opened.state, 'ada@literal.example')).toMatchObject({
    dateOfBirth: '1990-03-25',
    city: 'Valletta',
  });
  await waitFor(() => expect(opened.store.getState().auth.user?.email).toBe('ada@literal.example'));
});

test.each([true, false])('AUTH-12 the newsletter box (%s) goes out as both flags', async (ticked) => {
  const opened = await open();
  await fill(opened);
  if (ticked) await opened.user.click(screen.getByRole('checkbox', { name: /offers/ }));
  await submit(opened);
  expect((await sent(opened)).body).toMatchObject({ newsLetter: ticked, subscribe: ticked });
});

test.each([
  ['of a mirror', [{ url: `https://${location.host}`, domainId: 7 }], 7],
  ['of no mirror', [{ url: 'https://elsewhere.example', domainId: 7 }], null],
])('AUTH-13 a sign-up on a host %s', async (_, mirrorDomain, id) => {
  const opened = await open({ settings: { mirrorDomain } });
  await fill(opened);
  await submit(opened);
  expect((await sent(opened)).body.mirrorDomainFk).toBe(id);
});

test.each(PRESETS)(
  'VAL-05 VAL-06 by phone, an address is made up and shown nowhere, of a backend that writes %s',
  async (shapes) => {
    const opened = await open({ shapes });
    await screen.findByRole('textbox', { name: /^Email/ });
    await opened.user.click(screen.getByRole('tab', { name: 'Phone' }));
    await fill(opened, '');
    await put(opened, field(/^Phone/), '79123456');
    await submit(opened);
    expect((await sent(opened)).body).toMatchObject({
      phone: '79123456',
      phoneCode: '356',
      email: expect.stringMatching(/^\d+@noemail\.invalid$/),
    });
    await waitFor(() => expect(opened.store.getState().auth.user?.phone).toBe('79123456'));
    expect(opened.container.textContent).not.toContain('noemail.invalid');
  },
);
