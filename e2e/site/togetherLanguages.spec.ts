import type { Page } from '@playwright/test';
import ar from '@/locales-fallback/ar.json';
import th from '@/locales-fallback/th.json';
import { localised } from '@/domain/links/localised';
import { expectAccessible } from '../support/axe';
import { signedInAs } from '../support/player/player';
import { expect, test } from '../support/test';

/** Presses what is focused and named so by the keyboard. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp, within = page.locator('body')) {
  const found = within.getByRole(role, { name }).first();
  await found.focus();
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const [code, texts] of Object.entries({ ar, th })) {
  test(`chat, wins, inbox and tournaments in ${code} by keyboard, without a finding of axe`, async ({ page }, {
    project,
  }) => {
    await signedInAs(page, 'player@baize.example');
    await page.goto(localised('/', code));

    const wins = page.getByRole('region', { name: texts['wins.title'] });
    await wins.scrollIntoViewIfNeeded();
    for (const list of ['multipliers', 'my', 'all'] as const) {
      await press(page, 'button', texts[`wins.list.${list}`], wins);
      await expect(wins.getByRole('button', { name: texts[`wins.list.${list}`] })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await expectAccessible(page, { frameless: true });

    await press(page, 'button', new RegExp(`^${texts['inbox.title']}`), page.getByRole('banner'));
    const inbox = page.getByRole('dialog', { name: texts['inbox.title'] });
    await expect(inbox.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await page.keyboard.press('Escape');
    await expect(inbox).toBeHidden();

    if (project.name === 'phone') {
      await press(page, 'button', texts['shell.openMenu'], page.locator('.bottom-bar'));
      await press(page, 'button', texts['shell.chat'], page.getByRole('dialog'));
    } else await press(page, 'button', texts['shell.chat'], page.getByRole('banner'));
    const chat = page.getByRole('complementary', { name: texts['chat.title'] });
    await expect(chat.getByRole('textbox', { name: texts['chat.field'] })).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await press(page, 'button', texts['chat.settings'], chat);
    await expect(chat.getByRole('radio').first()).toBeVisible();
    await expectAccessible(page, { frameless: true });
    await page.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);

    await page.goto(localised('/tournaments', code));
    const running = page.getByRole('region', { name: texts['tournaments.state.running'] });
    await expect(running.getByRole('timer').first()).toHaveText(/\d/);
    await expectAccessible(page, { frameless: true });
    const race = running.getByRole('link').first();
    await race.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: texts['tournaments.prizes'] })).toBeVisible();
    await expect(page.getByText(texts['tournaments.realMoney'])).toBeVisible();
    await expectAccessible(page, { frameless: true });
  });
}
