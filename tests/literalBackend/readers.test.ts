import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { toCountries, toCurrencies } from '@/services/account/catalogue';
import { toUserDetails } from '@/services/account/userDetails';
import { bonusRowsIn, toActiveBonus, toOffer } from '@/services/bonuses/bonusWire';
import { toPaymentMethod } from '@/services/cashier/cashierWire';
import { toLocation } from '@/services/country/location';
import { toCategories } from '@/services/lobby/games';
import { toRakebackDay } from '@/services/rewards/rakebackWire';
import { ask, backend, closeAll } from './asking.ts';
import { type PresetName } from './base/shapes.ts';
import { activeBonuses } from './base/state.ts';

after(closeAll);

const SHAPES: readonly PresetName[] = ['plain', 'awkward', 'numeric', 'textual'];

for (const shapes of SHAPES)
  describe(`the site's readers and a backend that writes ${shapes}`, () => {
    test('B01 B04 every player is read, with balance, level and tags', async () => {
      const site = await backend({ shapes });
      for (const owner of site.state.accounts) {
        const { json } = await ask(site, 'GET /api/user/get-user-details', owner.email.split('@')[0]);
        const details = toUserDetails(json);
        assert.equal(details.user.userId, String(owner.id));
        assert.deepEqual(details.user.tags, owner.tags, owner.email);
        assert.equal(details.depositCount, owner.depositCount);
        assert.equal(Number(details.wallets[0]?.realMoney), owner.balance.realMoney, owner.email);
        const [active] = activeBonuses(owner);
        if (active && json.activeBonus !== undefined)
          assert.equal(toActiveBonus(details.activeBonus)?.userBonusId, String(active.bonusId));
        else assert.equal(toActiveBonus(details.activeBonus), null);
      }
    });

    test('A01 every bonus is read, with its type', async () => {
      const site = await backend({ shapes });
      const { json } = await ask(site, 'GET /api/admin/get-all-bonus?limit=100');
      const { rows, count } = bonusRowsIn(json, toOffer);
      assert.equal(rows.length, count);
      const types = new Map(site.state.bonuses.map(({ id, type }) => [String(id), type]));
      for (const { id, type } of rows) assert.equal(type, types.get(id));
    });

    test('B04 the catalogues are read', async () => {
      const site = await backend({ shapes });
      const countries = toCountries((await ask(site, 'GET /api/admin/get-all-country')).json);
      assert.ok(countries.all.length > 0);
      for (const country of countries.all) assert.match(country.phoneCode, /^\d+$/, country.code);
      assert.ok(toCurrencies((await ask(site, 'GET /api/admin/get-currencies')).json).length > 0);
      const location = toLocation((await ask(site, 'GET /api/admin/get-location')).json);
      assert.ok(location.country !== null && location.currencies.length > 0);
      const { json } = await ask(site, 'GET /api/admin/get-full-category-list?locale=en');
      assert.ok(json.data.topCategoryList.length > 0);
      assert.equal(toCategories(json).length, json.data.topCategoryList.length);
    });

    test('every day of rakeback and every way to pay is read', async () => {
      const site = await backend({ shapes });
      const days = (await ask(site, 'GET /api/admin/get-rakeback-days', 'depositor')).json.data.days;
      assert.ok(days.length > 0);
      for (const day of days) assert.ok(toRakebackDay(day), JSON.stringify(day));
      const methods = (await ask(site, 'GET /api/admin/get-payments', 'depositor')).json.data.payments;
      assert.ok(methods.length > 0);
      for (const method of methods) assert.ok(toPaymentMethod(method), JSON.stringify(method));
    });
  });
