import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { patient } from '../support/patient';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

/** Sample brands, by the kind of their captcha. */
const FRAME = 'orchidea';
const CHECKBOX = 'cobalto';
const INVISIBLE = 'riviera';
const SCORE = 'canopy';

const EMAIL = 'verified@baize.example';
/** Nobody's address: who sends it is refused. */
const UNKNOWN = 'nobody@baize.example';
const PASSWORD = 'Baize-2026!';

type Entry = { dialog: Locator; check: Locator; submit: Locator; tokens: string[]; policy: string };

/** Opens a brand's log-in and notes the tokens that it sends. */
async function openLogIn(page: Page, site: string, brand: string): Promise<Entry> {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/user/login')) return;
    tokens.push((request.postDataJSON() as { recaptchaToken: string }).recaptchaToken);
  });
  await patient(page);
  const answer = await page.goto(`${themeOrigin(site, brand)}/casino?modal=login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  return {
    dialog,
    check: dialog.getByRole('group', { name: 'Security check' }),
    submit: dialog.getByRole('button', { name: 'Log in', exact: true }).last(),
    tokens,
    policy: (await answer?.headerValue('content-security-policy')) ?? '',
  };
}

async function fill({ dialog }: Entry, email = EMAIL): Promise<void> {
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel(/^Password/).fill(PASSWORD);
}

/** The frames of the provider in our own frame: its box or badge, and its challenge. */
const own = ({ check }: Entry) => check.frameLocator('iframe');
const box = (entry: Entry) => own(entry).frameLocator('iframe[title="reCAPTCHA"]');
const challenge = (entry: Entry) => own(entry).frameLocator('iframe[title="recaptcha challenge"]');
const person = (entry: Entry) => box(entry).getByRole('checkbox', { name: 'I am a person' });

const signedIn = ({ dialog }: Entry) => expect(dialog).toBeHidden();

function expectFresh(tokens: readonly string[], count: number): void {
  expect(new Set(tokens).size).toBe(count);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{40,}$/);
}

test(
  'CONF-28 with a captcha configured, log-in sends its token and asks again after a refusal',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    watch.expect(/401|422/);
    const entry = await openLogIn(page, baseURL!, FRAME);
    const { check, submit, tokens } = entry;
    const ticked = own(entry).getByRole('checkbox', { name: 'I am a person' });
    await expect(ticked).toBeVisible();
    await expectAccessible(page);
    await fill(entry, UNKNOWN);
    await submit.click();
    await expect(check).toContainText('Complete the security check first.');
    for (const times of [1, 2]) {
      await ticked.check();
      await expect(check).toContainText('Check passed');
      await submit.click();
      await expect.poll(() => tokens.length).toBe(times);
      // A token is valid for one call, so the box must be ticked again.
      await expect(check).not.toContainText('Check passed');
      await expect(ticked).not.toBeChecked();
    }
    expectFresh(tokens, 2);
  },
);

test(
  'A02 CONF-28 with only a key, Google’s box loads in a frame of the site, and only that frame’s policy allows it',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    watch.expect(/401|422/);
    const framed = page.waitForResponse((answer) => answer.url().includes('/captcha.html'));
    const entry = await openLogIn(page, baseURL!, CHECKBOX);
    const { check, submit, tokens, policy } = entry;
    const outside = new URL(
      await box(entry)
        .owner()
        .evaluate((frame: HTMLIFrameElement) => frame.src),
    ).origin;
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).not.toContain(outside);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('/captcha.html');
    expect(await (await framed).headerValue('content-security-policy')).toContain(`${outside}/recaptcha/`);

    await expect(person(entry)).toBeVisible();
    await expectAccessible(page);
    await fill(entry, UNKNOWN);
    await submit.click();
    await expect(check).toContainText('Complete the security check first.');
    await person(entry).focus();
    await page.keyboard.press('Space');
    await expect(check).toContainText('Check passed');
    await submit.click();
    await expect.poll(() => tokens.length).toBe(1);
    await expect(person(entry)).not.toBeChecked();

    await fill(entry);
    await person(entry).check();
    await expect(check).toContainText('Check passed');
    await submit.click();
    await signedIn(entry);
    expectFresh(tokens, 2);
  },
);

test('A02 CONF-28 an invisible captcha shows its challenge on submit, in a frame that grows to fit', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/401|422/);
  const entry = await openLogIn(page, baseURL!, INVISIBLE);
  const { check, submit, tokens, dialog } = entry;
  const heightOf = async () => (await check.locator('iframe').boundingBox())?.height ?? 0;
  await expect(box(entry).getByText('Test captcha')).toBeVisible();
  await expect(check.locator('[aria-busy]')).toHaveCount(0);
  const low = await heightOf();
  await fill(entry, UNKNOWN);
  await submit.click();
  const go = challenge(entry).getByRole('button', { name: 'Continue' });
  await expect(go).toBeVisible();
  await expect.poll(heightOf).toBeGreaterThanOrEqual(420);
  await expectAccessible(page);

  await challenge(entry).getByRole('button', { name: 'Close' }).click();
  await expect(check).toContainText('Complete the security check first.');
  await expect.poll(heightOf).toBe(low);
  expect(tokens).toEqual([]);
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(UNKNOWN);

  await submit.click();
  await go.click();
  await expect.poll(() => tokens.length).toBe(1);
  await fill(entry);
  await submit.click();
  await go.click();
  await signedIn(entry);
  expectFresh(tokens, 2);
});

test(
  'A02 CONF-28 a score-only captcha asks nothing: each submit carries a token for its action',
  ANY_SIZE,
  async ({ page, baseURL, watch }) => {
    watch.expect(/401|422/);
    const entry = await openLogIn(page, baseURL!, SCORE);
    const { submit, tokens, dialog } = entry;
    await fill(entry, UNKNOWN);
    // Sent at once, it waits for the frame.
    await submit.click();
    await expect.poll(() => tokens.length).toBe(1);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await fill(entry);
    await submit.click();
    await signedIn(entry);
    expectFresh(tokens, 2);
  },
);

test(
  'A02 if the captcha script fails to load, the form says so, keeps the input and can retry',
  ANY_SIZE,
  async ({ page, context, baseURL, watch }) => {
    watch.expect(/Failed to load resource|ERR_FAILED/);
    const script = '**/recaptcha/api.js?*';
    await context.route(script, (route) => route.abort());
    const entry = await openLogIn(page, baseURL!, CHECKBOX);
    const { check, submit, dialog } = entry;
    await fill(entry);
    await expect(check).toContainText('We couldn’t load the security check.');
    await expectAccessible(page);
    await context.unroute(script);
    await check.getByRole('button', { name: 'Try again' }).click();
    await person(entry).check();
    await expect(check).toContainText('Check passed');
    await expect(dialog.getByLabel(/^Email/)).toHaveValue(EMAIL);
    await submit.click();
    await signedIn(entry);
  },
);

test('A02 the captcha uses the page’s language and direction', ANY_SIZE, async ({ page, baseURL }) => {
  await patient(page);
  await page.goto(`${themeOrigin(baseURL!, CHECKBOX)}/ar/casino?modal=login`);
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', /^ar/);
  await expect(frame.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.frameLocator('iframe').getByRole('checkbox', { name: 'أنا إنسان' })).toBeVisible();
});
