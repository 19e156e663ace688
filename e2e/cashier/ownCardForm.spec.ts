import type { Page, Request } from '@playwright/test';
import { depositId, depositor, openCashier, pressDeposit } from '../support/player/depositor';
import { ANY_SIZE, expect, test } from '../support/test';
import { themeOrigin } from '../support/themes';

// The brand whose site hosts the card form (setting ownCardForm): the card goes to the provider in one call, and
// nowhere else.

const BRAND = 'jadehall';

/**
 * The card number anywhere; the security code only as a separate word, since its three digits occur in many ids and
 * file names.
 */
const CARD = /4242 ?4242|(?<![\w.%-])739(?![\w.%-])/;

/** Everything that the page has stored in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href, name];
    return { text: JSON.stringify(stored), caches, databases };
  });

test(
  'our card form names a wrong field, and number and code go only to the provider, in one call',
  ANY_SIZE,
  async ({ page, baseURL }) => {
    const sent: Request[] = [];
    const said: string[] = [];
    page.on('request', (request) => sent.push(request));
    page.on('console', (message) => said.push(message.text()));
    const origin = themeOrigin(baseURL!, BRAND);
    // Outside a browser the brand's host name does not resolve, so the calls send it as a header.
    await depositor(page, { host: new URL(origin).host });
    await openCashier(page, `${origin}/deposit`);
    await pressDeposit(page);

    const form = page.getByRole('form', { name: 'Card details' });
    const field = (name: string) => form.getByRole('textbox', { name });
    await expect(field('Card number')).toBeVisible();
    await field('Card number').pressSequentially('4242424242424241');
    await field('Expiry').pressSequentially('1230');
    await field('CVC').fill('739');
    await field('Name on card').fill('Maria Lindqvist');
    await form.getByRole('button', { name: 'Pay' }).click();
    await expect(field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Card number')).toBeFocused();
    await expect(field('CVC')).toHaveValue('739');
    expect(sent.filter((request) => CARD.test(request.postData() ?? ''))).toEqual([]);

    await field('Card number').fill('4242424242424242');
    const before = await kept(page);
    await form.getByRole('button', { name: 'Pay' }).click();
    await expect(page).toHaveURL(/modal=deposit-success/);
    expect(depositId(page)).not.toBeNull();

    const carrying = sent.filter((request) => CARD.test(`${decodeURIComponent(request.url())} ${request.postData()}`));
    expect(
      carrying.map((request) => [request.method(), new URL(request.url()).origin === new URL(page.url()).origin]),
    ).toEqual([['POST', false]]);
    expect(carrying[0]!.postDataJSON()).toMatchObject({ number: '4242424242424242', cvc: '739' });
    const after = await kept(page);
    for (const text of [before.text, after.text, ...said]) expect(text).not.toMatch(CARD);
    expect([after.caches, after.databases]).toEqual([[], []]);
  },
);
