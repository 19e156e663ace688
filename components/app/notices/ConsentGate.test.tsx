import { act, screen } from '@testing-library/react';
import { ASK_CONSENT } from '@/config/consent';
import { show } from '@/tests/render';
import { beginAt } from '@/tests/support/fakeRouter';
import { ConsentGate } from './ConsentGate';
// Imported here, so that the first test does not wait for its compilation.
import '@/components/site/consent/ConsentBanner';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

beginAt('/');

const banner = () => screen.queryByRole('button', { name: 'Decline' });
const at = (page: string) => show(<ConsentGate />, { pathname: page, settings: { consentRequired: true } });
/** Time for the banner to come, if it does. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

test('it asks on every page but the cashier’s, where it would lie over the buttons', async () => {
  for (const [page, asks] of [
    ['/casino', true],
    ['/deposit', false],
    ['/withdraw', false],
    ['/profile', true],
  ] as const) {
    const { unmount } = at(page);
    await settle();
    expect([page, banner() !== null]).toEqual([page, asks]);
    unmount();
  }
});

test('whoever asks for it has it at the cashier too', async () => {
  at('/deposit');
  act(() => void window.dispatchEvent(new Event(ASK_CONSENT)));
  await settle();
  expect(banner()).toBeInTheDocument();
});
