/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { screen, waitFor, within } from '@testing-library/react';
import { Alerts } from '@/components/app/notices/Alerts';
import { ProfileDetails } from '@/components/account/profile/ProfileDetails';
import { FORMS } from '../literalBackend/base/shapes';
import { SAMPLE_PASSWORD } from '../literalBackend/samples/accountSamples';
import { endLiteralSites, literalSite, PRESETS } from './literalSite';

afterEach(endLiteralSites);

async function open(options: Parameters<typeof literalSite>[0] = {}) {
  const site = await literalSite({ player: 'duplicate', at: '/profile/edit-profile', ...options });
  const shown = site.show(
    <>
      <ProfileDetails />
      <Alerts />
    </>,
  );
  const form = within(await screen.findByRole('form', { name: 'Personal details' }));
  const put = async (field: HTMLElement, text: string) => {
    await shown.user.clear(field);
    await shown.user.paste(text);
  };
  const save = () => shown.user.click(form.getByRole('button', { name: 'Save changes' }));
  return { ...site, ...shown, form, put, save };
}

test.each([
  ['lulu', true],
  ['curacao', undefined],
] as const)('API-29 API-30 under the theme %s a change is saved with onChangeResetKyc %s', async (theme, resets) => {
  const { form, put, save, owner, calls } = await open({
    settings: { theme },
    arrange: ({ state }) => state.accounts.forEach((each) => (each.kycStatus = 'requested')),
  });
  await put(form.getByRole('textbox', { name: /^Nickname/ }), 'letter');
  await save();
  await waitFor(() => expect(owner.nickname).toBe('letter'));
  const [sent] = calls('updateUser');
  expect(sent).toMatchObject({ method: 'PUT', body: { updateFrom: 'Profile Page' }, unexpected: [], missing: [] });
  expect(sent?.body.onChangeResetKyc).toBe(resets);
  expect(owner.kycStatus).toBe(resets ? null : 'requested');
});

test.each(PRESETS)(
  'API-32 VAL-27 what was saved is said, and the details are asked for again, by a backend that writes %s',
  async (shapes) => {
    const { form, put, save, calls, store } = await open({ shapes });
    await put(form.getByRole('textbox', { name: /^Nickname/ }), 'letter');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    const names = calls().map(({ call }) => call);
    await waitFor(() =>
      expect(
        calls()
          .map(({ call }) => call)
          .slice(names.indexOf('updateUser')),
      ).toContain('userDetails'),
    );
    await waitFor(() => expect(store.getState().auth.user?.nickname).toBe('letter'));
    expect(Object.values(calls('updateUser')[0]!.body)).not.toContain('');
  },
);

test.each(FORMS.updateRefusals)(
  'API-32 a change refused by %s is no success, and the reason is told',
  async (updateRefusals) => {
    const { form, put, save, owner } = await open({ shapes: { updateRefusals } });
    owner.nickname = 'taken meanwhile';
    await put(form.getByRole('textbox', { name: /^Nickname/ }), 'letter');
    await save();
    expect(await form.findByText('nickname can no longer be changed')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
  },
);

test.each([...FORMS.updateRefusals])(
  'API-31 AUTH-10 the password is changed with the current one, and else refused by %s',
  async (updateRefusals) => {
    const { user, put, owner, calls } = await open({ shapes: { updateRefusals } });
    const form = within(screen.getByRole('form', { name: 'Password' }));
    const change = async (current: string) => {
      await put(form.getByLabelText(/^Current password/), current);
      await put(form.getByLabelText(/^New password/), 'Another!2');
      await put(form.getByLabelText(/^Confirm new/), 'Another!2');
      await user.click(form.getByRole('button', { name: 'Change password' }));
    };
    await change('wrong');
    expect(await form.findByText('The current password is wrong')).toBeVisible();
    expect(owner.password).toBe(SAMPLE_PASSWORD);
    await change(SAMPLE_PASSWORD);
    await waitFor(() => expect(owner.password).toBe('Another!2'));
    expect(calls('updateUser').at(-1)).toMatchObject({
      body: { currentPassword: SAMPLE_PASSWORD, newPassword: 'Another!2' },
      unexpected: [],
    });
  },
);
