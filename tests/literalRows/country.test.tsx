/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, screen, waitFor } from '@testing-library/react';
// First, as what it replaces is loaded with the parts below.
import { endLiteralSites, literalSite } from './literalSite';
import { CountryGate } from '@/components/app/notices/CountryGate';
import { readStored, STORED } from '@/services/browser/storage';
import { countriesEndpoint } from '@/services/account/catalogue';
import { locate } from '@/store/visit/location';
import { frames } from '@/tests/support/frames';
import { FORMS } from '../literalBackend/base/shapes';
// Imported here, so that the first test does not wait for its compilation.
import '@/components/country/BlockedScreen';

afterEach(endLiteralSites);

const FORMS_OF_IPS = [...FORMS.ipInfo, ...FORMS.quiet.map((quiet) => ({ quiet }))].map((form) =>
  typeof form === 'string' ? { ipInfo: form } : form,
);

/** A visit from the United States, which this backend's settings exclude. */
async function visit({ at = '/casino', ...options }: Parameters<typeof literalSite>[0] = {}) {
  const site = await literalSite({
    at,
    ...options,
    arrange: ({ state }) =>
      (state.location = { country: 'US', ips: ['192.0.2.7', '2001:db8::7'], currencies: ['USD'] }),
  });
  const shown = site.show(<CountryGate />, { shell: { address: at } });
  await act(() => site.store.dispatch(locate()));
  await frames(6);
  return { ...site, ...shown };
}
const overlay = () => screen.findByRole('alertdialog', { name: 'We can’t offer games where you are' });

test.each(FORMS_OF_IPS)(
  'CNTRY-01 CNTRY-02 CNTRY-08 who is in an excluded country is told so, by a backend that writes %j',
  async (shapes) => {
    const { state } = await visit({ shapes });
    expect(await overlay()).toHaveTextContent(/Country detectedUS/);
    if ('ipInfo' in shapes && shapes.ipInfo !== 'absent') {
      expect(await overlay()).toHaveTextContent('192.0.2.7');
      expect(await overlay()).toHaveTextContent('2001:db8::7');
    }
    expect(await overlay()).toHaveTextContent(/\d{1,2} \w{3} 20\d\d, \d\d:\d\d/);
    expect(readStored(STORED.blockedCountry)).toBe('US');
    await waitFor(() => expect(state.blockedReports).toHaveLength(1));
  },
);

test.each(FORMS.ipInfo)(
  'CNTRY-01 a whitelisted address is let in, of a backend that writes the addresses as %s',
  async (ipInfo) => {
    const { state } = await visit({ shapes: { ipInfo }, settings: { whitelistedIps: ['2001:db8::7'] } });
    // Where the backend tells of no address, none can be the listed one.
    if (ipInfo === 'absent') expect(await overlay()).toBeVisible();
    else {
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(readStored(STORED.blockedCountry)).toBeNull();
      expect(state.blockedReports).toEqual([]);
    }
  },
);

test.each(FORMS.quiet)('CNTRY-03 API-35 a block that is answered with %s is reported once per page', async (quiet) => {
  const { state, calls, unmount, backend } = await visit({ shapes: { quiet } });
  await waitFor(() => expect(readStored(STORED.blockReports)).not.toBeNull());
  expect(state.blockedReports).toEqual([
    { ip: '192.0.2.7,2001:db8::7', country: 'US', firstUrl: 'http://localhost/casino' },
  ]);
  expect(calls('countryBlocked')).toMatchObject([{ method: 'POST', missing: [], unexpected: [] }]);
  unmount();
  expect(backend.state.blockedReports).toHaveLength(1);
  const again = await visit({ shapes: { quiet } });
  await overlay();
  // A report would have gone out before this call.
  await again.store.dispatch(countriesEndpoint.initiate());
  expect(again.calls('countryBlocked')).toEqual([]);
  again.unmount();
  const other = await visit({ shapes: { quiet }, at: '/promotions' });
  await waitFor(() => expect(other.state.blockedReports).toHaveLength(1));
});

test('CNTRY-04 a signed-in player is not blocked by country', async () => {
  const { store } = await visit({ player: 'depositor' });
  expect(store.getState().auth.isAuthenticated).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
