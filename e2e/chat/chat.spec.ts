import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signedIn } from '../support/player/player';
import { decide, REFUSED, test } from '../support/test';

const panelOf = (page: Page) => page.getByRole('complementary', { name: /^Chat/ });

/** Opens the chat: from the header of a larger screen, from the menu of a phone. */
async function openChat(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page
      .getByRole('link', { name: 'Menu' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Chat' }).click();
  } else await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await expect(panelOf(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
}

test('ENG-13 two players chat: each reads every message once, even after a lost connection', async ({ page, browser }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const { baseURL, viewport } = project.use;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(viewport && { viewport }) });
  await context.addInitScript(decide, ['consent', REFUSED] as const);
  const other = await context.newPage();
  await signedIn(page);
  await signedIn(other);
  await page.goto('/casino');
  await other.goto('/casino');
  expect(loaded.filter((url) => url.includes('chat-messages'))).toEqual([]);
  await openChat(page, isPhone);
  await openChat(other, isPhone);

  const mark = Date.now().toString(36);
  const write = async (by: Page, text: string) => {
    await panelOf(by).getByRole('textbox', { name: 'Message' }).fill(text);
    await panelOf(by).getByRole('button', { name: 'Send' }).click();
    await expect(panelOf(by).getByRole('textbox', { name: 'Message' })).toHaveValue('');
  };
  const lines = (by: Page) => panelOf(by).getByRole('listitem').filter({ hasText: mark }).locator('.text');
  await write(page, `hello ${mark}`);
  await expect(lines(other)).toHaveText([`hello ${mark}`]);
  await write(other, `<b>hi</b> https://evil.example ${mark}`);
  const both = [`hello ${mark}`, `<b>hi</b> https://evil.example ${mark}`];
  await expect(lines(page)).toHaveText(both);
  await expect(panelOf(page).locator('a')).toHaveCount(0);

  await other.context().setOffline(true);
  await write(page, `missed ${mark}`);
  await other.context().setOffline(false);
  await expect(lines(other)).toHaveText([...both, `missed ${mark}`]);
  await expect(lines(page)).toHaveText([...both, `missed ${mark}`]);

  await expectAccessible(page);
  await panelOf(page).getByRole('button', { name: 'Chat settings' }).click();
  await panelOf(page).getByRole('radio', { name: 'Light' }).check();
  await expectAccessible(page);
  await page.reload();
  await expect(panelOf(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await context.close();
});
