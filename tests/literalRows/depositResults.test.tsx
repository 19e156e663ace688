/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { screen, waitFor, within } from '@testing-library/react';
import { resultDialog } from '@/components/cashier/result/ResultDialog';
import type { ResultModal } from '@/domain/cashier/deposit/outcome';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import type { ModalValues } from '@/store/modal';
import { FORMS } from '../literalBackend/base/shapes';
import { endLiteralSites, literalSite, PRESETS } from './literalSite';

afterEach(endLiteralSites);

/** The dialog of a result, as a player sees it whom a provider sent back with `met`. */
async function open(
  modal: ResultModal,
  { met = 'visa', ...values }: ModalValues = {},
  shapes: (typeof PRESETS)[number] | { quiet: (typeof FORMS.quiet)[number] } = 'awkward',
) {
  const site = await literalSite({ shapes, player: 'depositor', at: `/casino?modal=${modal}&met=${met}` });
  const Result = resultDialog(modal);
  const shown = site.show(
    <SocketEventsProvider value={() => () => undefined}>
      <Result open values={{ met, ...values }} onClose={() => undefined} />
    </SocketEventsProvider>,
  );
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(site.calls('payments')).toHaveLength(1));
  return { ...site, ...shown, dialog };
}

test.each([
  ['deposit-success', 'Your deposit', /reports that the payment was made/, 'OK'],
  ['deposit-3ds-success', 'Your deposit', /is being confirmed.*reports that the payment was made/, 'OK'],
  ['deposit-failed', 'The payment wasn’t completed', /reports that the payment wasn’t completed/, 'Try again'],
  ['deposit-return', 'The payment was returned', /reports that the payment was returned/, 'Try again'],
  ['deposit-decline', 'The payment was declined', /reports that the payment was declined/, 'Try again'],
  ['deposit-cancel', 'The payment was canceled', /reports that the payment was canceled/, 'Try Again Later'],
  ['deposit-pending', 'The payment is being processed', /Don’t refresh this page or pay again/, 'OK'],
] as const)('DRES-01 DRES-04 DRES-05 %s has a title, a sentence and a button', async (modal, title, words, main) => {
  const { dialog } = await open(modal);
  expect(dialog).toHaveAccessibleName(title);
  expect(within(dialog).getByRole('status')).toHaveTextContent(words);
  expect(within(dialog).getByText(main, { selector: 'a, button' })).toBeVisible();
});

const FAILURES = ['deposit-failed', 'deposit-return', 'deposit-decline', 'deposit-cancel'] as const;

test.each(FAILURES.flatMap((modal) => PRESETS.map((shapes) => [modal, shapes] as const)))(
  'DRES-03 DRES-06 DRES-08 %s names the method and leads to another, of a backend that writes %s',
  async (modal, shapes) => {
    const { dialog } = await open(modal, { met: 'mastercard' }, shapes);
    const other = await within(dialog).findByRole('link', { name: 'Alternative method: Visa' });
    expect(other).toHaveAttribute('href', '/deposit?method=visa');
    expect(dialog).toHaveTextContent(/MethodMastercard/i);
  },
);

test.each(FORMS.quiet)(
  'DRES-07 API-33 a return of 3-D Secure that is answered with %s is handed over once',
  async (quiet) => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { state, calls, unmount } = await open('deposit-3ds-success', { PaReq: 'p-1', MD: quiet }, { quiet });
    await waitFor(() => expect(state.threeDs).toEqual([{ PaReq: 'p-1', MD: quiet }]));
    expect(calls('threeDs')).toMatchObject([{ missing: [], unexpected: [] }]);
    unmount();
    const again = await open('deposit-3ds-success', { PaReq: 'p-1', MD: quiet }, { quiet });
    expect(again.calls('threeDs')).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  },
);
