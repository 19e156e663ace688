import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import { signedIn } from '../support/player/player';
import { ANY_SIZE, expect, test } from '../support/test';

for (const path of ['/profile/edit-profile', '/profile2/my-profile', '/account'])
  test(`PROF-05 at ${path} a changed nickname is there after a reload`, ANY_SIZE, async ({ page }) => {
    // Unique at the brand: several addresses are tested at once.
    const nickname = `marlin${path.length}${Date.now().toString(36)}`;
    await signedIn(page);
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Personal details' });
    await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    for (const [name, text] of [
      ['City', 'Göteborg'],
      ['Address', 'Linnégatan 21'],
      ['Postal code', '413 04'],
      ['Nickname', nickname],
    ] as const)
      await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile has been saved').first()).toBeVisible();
    await page.reload();
    await expect(form.getByRole('textbox', { name: /^Nickname/ })).toHaveValue(nickname);
    await expect(form.getByRole('textbox', { name: /^City/ })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: /^Nickname/ })).toBeEditable();
  });

test('AUTH-10 a player logs in with the changed password', ANY_SIZE, async ({ page, watch }) => {
  watch.expect(/422/);
  const player = await signedIn(page);
  await page.goto('/profile/edit-profile');
  const form = page.getByRole('form', { name: 'Password' });
  const change = async (current: string) => {
    await form.getByLabel(/^Current password/).fill(current);
    await form.getByLabel(/^New password/).fill('Baize-2027!');
    await form.getByLabel(/^Confirm new/).fill('Baize-2027!');
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-one');
  await expect(form.getByLabel(/^Current password/)).toHaveAttribute('aria-invalid', 'true');
  await change(player.password);
  await expect(page.getByText('Your password has been changed').first()).toBeVisible();
  const signIn = (password: string) =>
    page.request.post('/api/user/login', {
      data: {
        email: player.email,
        password,
        recaptchaToken: '',
        afterReg: false,
        cpnc: null,
        mkt: null,
        userDeviceType: 'desktop',
        screenResolution: '1x1',
        uidToken: 'e2e',
      },
    });
  expect((await signIn('Baize-2027!')).ok()).toBe(true);
  expect((await signIn(player.password)).status()).toBe(422);
});

for (const path of ['/profile/edit-profile', '/ar/profile/edit-profile'])
  test(`no axe findings in the profile at ${path}: untouched, with errors and saved`, async ({ page }) => {
    await signedIn(page);
    await page.goto(path);
    const form = page.getByRole('main').locator('form').first();
    await expect(form.locator('[name=nickname]')).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await form.locator('[name=nickname]').fill('x'.repeat(300));
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page, { frameless: true });
    await form.locator('[name=nickname]').fill(`kaj${randomUUID().slice(0, 8)}`);
    for (const name of ['city', 'address', 'zipCode']) await form.locator(`[name=${name}]`).fill('412 Kaj');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=city]')).toHaveAttribute('readonly');
    await expectAccessible(page, { frameless: true });
  });

test('two tabs: one does not undo what the other saved', ANY_SIZE, async ({ page, context }) => {
  const nickname = `marlin2${Date.now().toString(36)}`;
  await signedIn(page);
  await page.goto('/profile/edit-profile');
  const other = await context.newPage();
  await other.goto('/profile/edit-profile');
  const details = (tab: typeof page) => tab.getByRole('form', { name: 'Personal details' });
  const complete = { City: 'Göteborg', Address: 'Linnégatan 21', 'Postal code': '413 04' };
  for (const [name, text] of Object.entries(complete))
    for (const tab of [page, other])
      await details(tab)
        .getByRole('textbox', { name: new RegExp(`^${name}`) })
        .fill(text);
  await details(page)
    .getByRole('textbox', { name: /^Nickname/ })
    .fill(nickname);
  await details(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile has been saved').first()).toBeVisible();
  await expect(details(other).getByRole('textbox', { name: /^Nickname/ })).toHaveValue(nickname);
  await details(other).getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  await details(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Your profile has been saved').first()).toBeVisible();
  await page.reload();
  await expect(details(page).getByRole('textbox', { name: /^Nickname/ })).toHaveValue(nickname);
  await expect(details(page).getByRole('textbox', { name: /^Gender/ })).toHaveValue('Female');
});
