/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { renderHook, waitFor } from '@testing-library/react';
import { phoneCodes } from '@/domain/account/fields/phone';
import { countriesEndpoint, currenciesEndpoint, registrationFieldsEndpoint } from '@/services/account/catalogue';
import { documentLabelsEndpoint, documentsEndpoint } from '@/services/account/documents';
import { userDetailsEndpoint } from '@/services/account/profile';
import { isOver } from '@/domain/bonuses/offer';
import { offersEndpoint, userBonusesEndpoint } from '@/services/bonuses/bonuses';
import { usePaymentsQuery } from '@/services/cashier/cashier';
import { locationEndpoint } from '@/services/country/location';
import { rakebackDaysEndpoint } from '@/services/rewards/rakeback';
import { Surroundings } from '@/tests/render';
import { strangers } from '../literalBackend/base/state';
import { FORMS } from '../literalBackend/base/shapes';
import { endLiteralSites, literalSite, PRESETS, type LiteralSite } from './literalSite';

afterEach(endLiteralSites);

const paymentsOf = ({ store }: LiteralSite) =>
  renderHook(() => usePaymentsQuery({ currencyCode: 'EUR', countryCode: 'MT' }), {
    wrapper: ({ children }) => <Surroundings store={store}>{children}</Surroundings>,
  });

test.each(PRESETS)(
  'API-16 API-17 VAL-13 countries, codes and currencies of a backend that writes %s',
  async (shapes) => {
    const { store, state, calls } = await literalSite({ shapes });
    const { data } = await store.dispatch(countriesEndpoint.initiate());
    expect(data?.open.map(({ code }) => code)).toEqual(
      state.countries.filter(({ open }) => open).map(({ code }) => code),
    );
    expect(data?.all.map(({ name }) => name)).toEqual(state.countries.map(({ name }) => name));
    expect(phoneCodes(data!.all).map(({ code, countries }) => [code, countries.length])).toEqual([
      ['1', 2],
      ['33', 1],
      ['44', 1],
      ['48', 1],
      ['49', 1],
      ['55', 1],
      ['90', 1],
      ['225', 1],
      ['356', 1],
      ['358', 2],
    ]);
    const currencies = await store.dispatch(currenciesEndpoint.initiate());
    expect(currencies.data).toEqual(state.currencies);
    expect(calls().map(({ query }) => query)).toEqual([{}, {}]);
  },
);

test.each([
  ...PRESETS,
  ...FORMS.ipInfo.flatMap((ipInfo) =>
    FORMS.locationCurrencies.map((locationCurrencies) => ({ ipInfo, locationCurrencies })),
  ),
])('API-19 the place of the visitor, of a backend that writes %j', async (shapes) => {
  const { store, state, calls } = await literalSite({ shapes });
  const { data } = await store.dispatch(locationEndpoint.initiate());
  const ips = typeof shapes === 'object' && shapes.ipInfo === 'absent' ? [] : state.location.ips;
  expect(data).toMatchObject({ country: 'MT', ips, currencies: ['EUR', 'USD'] });
  expect(calls()).toMatchObject([{ call: 'location', query: {} }]);
});

test.each(PRESETS)('API-21 the map of the registration fields, of a backend that writes %s', async (shapes) => {
  const { store, state, calls } = await literalSite({ shapes });
  const { data } = await store.dispatch(registrationFieldsEndpoint.initiate());
  for (const [name, flag] of Object.entries(state.registrationFields)) expect(Number(data?.[name])).toBe(flag);
  expect(calls()).toMatchObject([{ call: 'registrationFields', query: {} }]);
});

test.each(PRESETS)('API-20 a player has the ways to pay, of a backend that writes %s', async (shapes) => {
  const site = await literalSite({ shapes, player: 'depositor' });
  const { result } = paymentsOf(site);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const { state, calls } = site;
  expect(result.current.data?.map(({ id, name }) => [id, name])).toEqual(
    state.methods.map(({ id, name }) => [String(id), name]),
  );
  expect(calls('payments')).toMatchObject([{ query: { currencyCode: 'EUR', countryCode: 'MT' }, unexpected: [] }]);
});

test('API-20 API-41 a guest has every catalogue but the ways to pay, which are not asked for', async () => {
  const site = await literalSite();
  const { store, calls, state } = site;
  const answers = await Promise.all([
    store.dispatch(countriesEndpoint.initiate()),
    store.dispatch(currenciesEndpoint.initiate()),
    store.dispatch(locationEndpoint.initiate()),
    store.dispatch(registrationFieldsEndpoint.initiate()),
    store.dispatch(offersEndpoint.initiate({ language: 'en' })),
  ]);
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual(Array(5).fill(true));
  const { result } = paymentsOf(site);
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'SIGNED_OUT' }));
  expect(calls('payments')).toEqual([]);
  expect(calls().every(({ headers }) => !('authorization' in headers))).toBe(true);
  expect(strangers(state)).toEqual([]);
});

test('API-09 two that ask, and one that asks later, make one call of each catalogue', async () => {
  const site = await literalSite({ player: 'depositor' });
  const { store, calls } = site;
  for (let turn = 0; turn < 2; turn++) {
    await Promise.all(
      [1, 2].flatMap(() => [
        store.dispatch(countriesEndpoint.initiate()),
        store.dispatch(currenciesEndpoint.initiate()),
        store.dispatch(locationEndpoint.initiate()),
        store.dispatch(registrationFieldsEndpoint.initiate()),
      ]),
    );
    const { result, unmount } = paymentsOf(site);
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    unmount();
  }
  for (const name of ['countries', 'currencies', 'location', 'registrationFields', 'payments'])
    expect([name, calls(name).length]).toEqual([name, 1]);
});

test.each(PRESETS)('API-15 rows and count of the offers, page by page, of a backend that writes %s', async (shapes) => {
  const { store, state } = await literalSite({
    shapes,
    arrange: ({ state: { bonuses } }) => {
      const [first] = bonuses;
      for (let id = 100; id < 110; id++) bonuses.push({ ...first!, id, name: `more ${id}` });
    },
  });
  const [first, second] = await Promise.all(
    [1, 2].map(async (page) => (await store.dispatch(offersEndpoint.initiate({ page, language: 'en' }))).data!),
  );
  expect([first!.count, second!.count]).toEqual([state.bonuses.length, state.bonuses.length]);
  // What ended yesterday is not listed, unless it may still be yesterday somewhere.
  const now = Date.now();
  const listed = [...first!.rows, ...second!.rows].map(({ id }) => id);
  const open = state.bonuses.filter(({ endsAt }) => endsAt === null || endsAt > now).map(({ id }) => String(id));
  expect(listed.filter((id) => open.includes(id))).toEqual(open);
  expect([...first!.rows, ...second!.rows].every((offer) => !isOver(offer, now))).toBe(true);
});

test.each(PRESETS)(
  'API-18 the days of rakeback, all or those of one bonus, of a backend that writes %s',
  async (shapes) => {
    const { store, owner, calls } = await literalSite({ shapes, player: 'depositor' });
    const { data } = await store.dispatch(rakebackDaysEndpoint.initiate());
    const told = owner.rakeback.map(({ day, amount }) => [day, Number(amount) || 0]);
    expect(data?.map(({ day, amount }) => [day, Number(amount)])).toEqual(told);
    const one = await store.dispatch(rakebackDaysEndpoint.initiate({ bonusId: '700' }));
    expect(one.data).toHaveLength(owner.rakeback.filter(({ bonusId }) => bonusId === 700).length);
    expect(calls('rakebackDays').map(({ query }) => query)).toEqual([{}, { bonusId: '700' }]);
  },
);

test.each(
  PRESETS.flatMap((shapes) => ['depositor', 'fresh', 'crypto', 'busy', 'excluded'].map((player) => [player, shapes])),
)('API-24 the details of %s, of a backend that writes %s', async (player, shapes) => {
  const { store, owner } = await literalSite({ shapes: shapes as (typeof PRESETS)[number], player });
  const { data } = userDetailsEndpoint.select()(store.getState());
  expect(store.getState().auth).toMatchObject({ isAuthenticated: true, depositCount: owner.depositCount });
  expect(data?.user).toMatchObject({
    userId: String(owner.id),
    email: owner.email,
    tags: owner.tags,
    isEmailVerified: owner.isEmailVerified,
    city: owner.city,
  });
  expect(Number(data?.wallets[0]?.realMoney)).toBe(owner.balance.realMoney);
  expect(Number(data?.totalDeposit)).toBe(owner.totalDeposit);
  expect(data?.isCrypto).toBe(owner.isCrypto);
  expect(data?.user.limits.selfExclusion?.slice(0, 10) ?? null).toBe(owner.selfExclusion);
});

test('API-24 API-38 what belongs to a player is refused without a token before anything is sent', async () => {
  const { store, calls } = await literalSite({ isProbed: false });
  const answers = await Promise.all([
    store.dispatch(userDetailsEndpoint.initiate()),
    store.dispatch(documentsEndpoint.initiate()),
    store.dispatch(documentLabelsEndpoint.initiate()),
    store.dispatch(userBonusesEndpoint.initiate({ page: 1 })),
  ]);
  for (const { error } of answers) expect(error).toMatchObject({ code: 'SIGNED_OUT' });
  expect(calls()).toEqual([]);
});
