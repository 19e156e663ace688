import en from '@/locales-fallback/en.json';
import { startGateway } from '../../tests/adapters/gateway';
import { startLiteralBackend, type LiteralBackend } from '../../tests/literalBackend/literalBackend';
import { account, openSession } from '../../tests/literalBackend/base/state';
import { startHost } from '../support/ownHost';
import { keepSession } from '../support/player/player';
import { test as watched } from '../support/test';
import { addressOf } from './literalSite';

/** A host with the example adapter over a gateway of games and a literal backend (docs/adapters/lobby.mjs). */
const test = watched.extend<object, { adapted: LiteralBackend & { origin: string } }>({
  adapted: [
    async ({}, use) => {
      const literal = await startLiteralBackend();
      const gateway = await startGateway(literal);
      Object.assign(literal.state.settings, {
        gameOrigins: [gateway.url],
        allowGuestPlayDemoGames: true,
        demoUserId: 'guest',
        // Its address holds a game, so the host cannot ask ahead whether the backend has it.
        endpoints: { gamePulse: null },
      });
      const { origin, stop } = await startHost({
        API_URL: gateway.url,
        ADAPTER: 'docs/adapters/lobby.mjs',
        SETTINGS_REQUIRED: 'true',
      });
      await use({ ...literal, origin });
      await stop();
      await gateway.close();
      await literal.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ adapted }, provide) => provide(adapted.origin),
});
const { expect } = test;

test('through an adapter, games are found, filtered, opened and played @any-size', async ({ page }) => {
  await page.goto('/casino');
  const tiles = page.getByRole('main').getByRole('link', { name: /Amber|Beacon|Cedar/ });
  await expect(tiles.first()).toBeVisible();
  await page.goto('/casino/games/amber-beacon-1-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amber Beacon 1');
  await page.getByRole('button', { name: en['game.playDemo'] }).first().click();
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('The gateway deals');
});

test('through an adapter, histories are listed with their sums @any-size', async ({ page, adapted }) => {
  await keepSession(page, openSession(adapted.state, account(adapted.state, addressOf('depositor'))));
  await page.goto('/profile/transactions');
  await expect(page.getByRole('main')).toContainText('Bank transfer');
  await expect(page.getByRole('main')).toContainText('€50.00');
});
