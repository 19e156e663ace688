import { act, screen, waitFor, within } from '@testing-library/react';
import { RESULT_OUTCOMES } from '@/domain/cashier/deposit/outcome';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import en from '@/locales-fallback/en.json';
import { show } from '@/tests/render';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { ModalStage } from './ModalStage';

// Loading texts is tested with withTexts.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));

test.each(Object.keys(RESULT_OUTCOMES))(
  'MODAL-03 DRES-09 any page can carry %s; closing returns to it without modal, met and the values of the bank',
  async (name) => {
    const router = fakeRouter(`/vip?page=2&modal=${name}&met=visa&deposit=d1&MD=m`);
    const { user } = show(
      <SocketEventsProvider value={() => () => undefined}>
        <ModalStage />
      </SocketEventsProvider>,
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('The payment is being checked');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/vip?page=2'));
    await act(async () => undefined);
    router.remove();
  },
);
