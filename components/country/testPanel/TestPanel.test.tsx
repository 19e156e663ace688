import { act, screen, waitFor, within } from '@testing-library/react';
import { readTestChoice } from '@/domain/country/testChoice';
import { locationEndpoint } from '@/services/country/location';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { locate } from '@/store/visit/location';
import { makeStore } from '@/store/store';
import { show } from '@/tests/render';
import { TestPanel } from './TestPanel';

jest.mock('@/themes/sheet', () => ({
  themeNames: () => ['curacao', 'linen'],
  themeSheet: ({ name }: { name: string }) => `/_next/static/${name}.css`,
}));

const country = (code: string, name: string) => ({ code, name, phoneCode: '1', flag: '' });
const ANSWERS: Record<string, unknown> = {
  '/api/admin/get-all-country': { data: { allCountries: [country('DE', 'Germany'), country('US', 'United States')] } },
  '/api/admin/get-currencies': { data: { currencies: [{ code: 'EUR', name: 'Euro' }] } },
  '/api/admin/get-location': { data: { location: { country: 'DE', ipInfo: '203.0.113.24', currencies: ['EUR'] } } },
};

beforeEach(() => {
  document.documentElement.dataset.theme = 'curacao';
});
afterEach(() => {
  for (const name of [STORED.countryCheck, STORED.testChoice, STORED.devMode] as const) writeStored(name, null);
  document.head.replaceChildren();
});

async function open(answers: Record<string, unknown> = ANSWERS) {
  writeStored(STORED.countryCheck, '1');
  const http = async ({ path }: { path: string }) => answers[path] ?? Promise.reject({ network: true });
  const store = makeStore({ http: http as never });
  await store.dispatch(locate());
  const place = () => locationEndpoint.select()(store.getState()).data;
  const { user } = show(<TestPanel />, { store });
  await user.click(screen.getByText('Test panel'));
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return { user, place };
}

test('CNTRY-16 A24 country, subdivision, currency and theme can be picked', async () => {
  const { user, place } = await open();
  const select = (name: string) => screen.getByRole('combobox', { name });
  expect(select('Subdivision')).toBeDisabled();
  await user.selectOptions(select('Country'), 'DE');
  expect(within(select('Subdivision')).getAllByRole('option')).toHaveLength(1 + 16);
  await user.selectOptions(select('Country'), 'US');
  await user.selectOptions(select('Subdivision'), 'Nevada');
  await user.selectOptions(select('Currency'), 'EUR');
  await user.selectOptions(select('Theme'), 'linen');
  expect(readTestChoice(readStored(STORED.testChoice))).toEqual({
    country: 'US',
    subdivision: 'US-NV',
    currency: 'EUR',
    theme: 'linen',
  });
  await waitFor(() => expect(place()).toMatchObject({ country: 'US', currencies: ['EUR'], ips: ['203.0.113.24'] }));
  const link = document.querySelector('link[href="/_next/static/linen.css"]')!;
  act(() => void link.dispatchEvent(new Event('load')));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('linen'));
  await user.selectOptions(select('Country'), '');
  await waitFor(() => expect(place()).toMatchObject({ country: 'DE' }));
});

test('lists that did not load say so, and are not open', async () => {
  await open({ '/api/admin/get-location': ANSWERS['/api/admin/get-location'] });
  const country = screen.getByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toHaveAccessibleDescription('We couldn’t load the list'));
  expect(country).toBeDisabled();
});

test('CNTRY-17 it reloads the page, and goes with all that it pretends', async () => {
  const { user, place } = await open();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeEnabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  await waitFor(() => expect(place()?.country).toBe('US'));
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(readStored(STORED.countryCheck)).toBeNull();
  await waitFor(() => expect(place()?.country).toBe('DE'));
});

test('it logs what it changes in developer mode only', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await open();
  const panel = within(screen.getByRole('complementary', { name: 'Test panel' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Country' }), 'US');
  expect(log).not.toHaveBeenCalled();
  writeStored(STORED.devMode, '1');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Country' }), 'DE');
  expect(log).toHaveBeenCalledWith('Test panel', expect.objectContaining({ country: 'DE' }));
});
