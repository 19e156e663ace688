/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { createRef } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { BonusChoice } from '@/components/bonuses/choice/BonusChoice';
import { Promotions } from '@/components/bonuses/offers/Promotions';
import type { BonusAsker } from '@/domain/cashier/deposit/depositBonus';
import { STORED, writeStored } from '@/services/browser/storage';
import { bonusOf } from '@/store/late/bonuses';
import { endLiteralSites, literalSite, PRESETS } from './literalSite';

afterEach(endLiteralSites);

/** Twenty-six offers, more than a page holds. */
const MANY: Parameters<typeof literalSite>[0] = {
  arrange: ({ state: { bonuses } }) => {
    for (let id = 100; id < 110; id++) bonuses.push({ ...bonuses[0]!, id, name: `more ${id}` });
  },
};

async function open(options: Parameters<typeof literalSite>[0] = {}) {
  const site = await literalSite({ player: 'depositor', at: '/promotions', ...options });
  return { ...site, ...site.show(<Promotions />, { pathname: '/promotions' }) };
}

test.each(PRESETS)('BON-01 API-13 API-15 twenty offers a page, of a backend that writes %s', async (shapes) => {
  const { calls } = await open({ ...MANY, shapes });
  // One of the twenty is over by the backend's clock.
  expect(await screen.findAllByRole('article')).toHaveLength(19);
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(calls('bonuses')[0]).toMatchObject({
    query: { pageNo: '1', limit: '20', language: 'en' },
    unexpected: [],
    missing: [],
  });
});

test.each([...PRESETS, { content: 'hostile', banners: 'object' } as const, { displayFields: 'snake' } as const])(
  'BON-02 a card leads to what is told of the offer, of a backend that writes %j',
  async (shapes) => {
    const { user } = await open({ shapes });
    const [card] = await screen.findAllByRole('article');
    const marked = typeof shapes === 'object' && 'content' in shapes;
    const title = marked ? 'welcome' : 'Welcome: 100% up to 1000 EUR and a hundred free spins on top';
    expect(card).toHaveAccessibleName(title);
    await user.click(within(card!).getByRole('button', { name: /^(Terms|Claim offer|Read the terms)$/ }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent('100% of your deposit as bonus money, up to 1,000.00.');
    const told = [...dialog.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['Minimum deposit', '20.00'],
        ['Maximum bonus', '1,000.00'],
        ['Wagering multiplier', '35×'],
      ]),
    );
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|<p>|<strong>|pwned|null/);
  },
);

test('API-14 place and currency of the test panel are asked for where it is on, and else not', async () => {
  writeStored(STORED.testChoice, JSON.stringify({ country: 'CA', subdivision: 'CA-ON', currency: 'CAD' }));
  const off = await open();
  await screen.findAllByRole('article');
  expect(off.calls('bonuses')[0]?.query).not.toHaveProperty('countryCode');
  off.unmount();
  writeStored(STORED.countryCheck, '1');
  const on = await open();
  await screen.findAllByRole('article');
  expect(on.calls('bonuses')[0]).toMatchObject({
    query: { countryCheck: '1', countryCode: 'CA', subdivision: 'CA-ON', currencyCode: 'CAD' },
    unexpected: [],
  });
});

// In the preset awkward this player's details say nothing of a bonus, which the words allow.
test.each(['plain', 'numeric', 'textual', { details: 'object' }, { details: 'scalar' }] as const)(
  'BON-05 before a deposit it is said that the active bonus ends, with a backend that writes %j',
  async (shapes) => {
    const { show, store } = await literalSite({ shapes, player: 'busy', at: '/deposit' });
    const asker = createRef<BonusAsker>();
    show(<BonusChoice amount="25.00" asker={asker} onState={() => undefined} />);
    await waitFor(() => expect(bonusOf(store.getState()).active?.userBonusId).toBe('1'));
    expect(await screen.findByText(/If you deposit, your active bonus .* is canceled/)).toBeVisible();
  },
);
