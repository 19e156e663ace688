import { expectAccessible } from '../support/axe';
import { ANY_SIZE, expect, test } from '../support/test';

/** The sample brand with a captcha. */
const BRAND = 'orchidea';

test(
  'CONF-28 where the operator asks for a captcha, the log-in carries its token, and asks anew after a refusal',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    watch.expect(/401|422/);
    const { port } = new URL(baseURL!);
    await page.goto(`http://${BRAND}.localhost:${port}/casino?modal=login`);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const check = dialog.getByRole('group', { name: 'Security check' });
    const box = check.frameLocator('iframe').getByRole('checkbox', { name: 'I am a person' });
    await expect(box).toBeVisible();
    await expectAccessible(page);

    const submit = dialog.getByRole('button', { name: 'Log in', exact: true }).last();
    await dialog.getByLabel(/^Email/).fill('nobody@baize.example');
    await dialog.getByLabel(/^Password/).fill('Wrong-2026!');
    await submit.click();
    await expect(check).toContainText('Please complete the security check.');

    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/user/login')) return;
      sent.push((request.postDataJSON() as { recaptchaToken: string }).recaptchaToken);
    });
    for (const times of [1, 2]) {
      await box.check();
      await expect(check).toContainText('Check passed');
      await submit.click();
      await expect.poll(() => sent.length).toBe(times);
      // A token is valid for one call, so the box must be ticked again.
      await expect(check).not.toContainText('Check passed');
      await expect(box).not.toBeChecked();
    }
    expect(sent.every((token) => token.length > 10)).toBe(true);
    expect(new Set(sent).size).toBe(2);
  },
);
