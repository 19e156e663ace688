import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DepositArea } from '@/components/cashier/deposit/DepositArea';
import { useAuth } from '@/hooks/player/useAuth';
import en from '@/locales-fallback/en.json';
import { areaTexts } from '@/services/texts/areaTexts';
import { BONUS_PATHS, bonusRows, wireUserBonus } from '@/tests/support/bonuses';
import { openCashier, PATHS, submit } from '@/tests/support/cashier';
import { depositAnswer } from '@/tests/support/deposits';
import { beginAt } from '@/tests/support/fakeRouter';
import { DepositBonus } from './DepositBonus';

jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: jest.fn() }));
const texts = jest.mocked(areaTexts);

beginAt('/deposit');
beforeEach(() => void texts.mockResolvedValue(en));
afterEach(() => jest.restoreAllMocks());

function Page() {
  const { user } = useAuth();
  return (
    user && (
      <DepositArea user={user} Bonus={DepositBonus}>
        {null}
      </DepositArea>
    )
  );
}

async function open(answers: object = {}) {
  const all = { [BONUS_PATHS.offers]: bonusRows([]), [PATHS.create]: depositAnswer(), ...answers };
  const shown = await openCashier(<Page />, all, { details: { activeBonus: wireUserBonus() } });
  const field = await screen.findByLabelText(/^Amount in/);
  const press = async () => {
    fireEvent.submit(field.closest('form')!);
    await act(async () => {});
  };
  return { ...shown, press, sent: () => shown.at(PATHS.create) };
}

// Must run first: a loaded module stays loaded, and the cashier keeps the successful attempt.
test('A20 a choice that does not load says so, and no deposit goes out until another try brought it', async () => {
  texts.mockRejectedValue(new Error('offline'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { press, sent } = await open();
  expect(await screen.findByText(/We couldn’t load your bonuses\. Dep/)).toBeVisible();
  await waitFor(() => expect(submit()).toBeDisabled());
  await press();
  expect(sent()).toEqual([]);

  texts.mockResolvedValue(en);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const box = await screen.findByRole('checkbox', { name: /cancels my active bonus/ });
  await press();
  expect(sent()).toEqual([]);
  fireEvent.click(box);
  await press();
  expect(sent().map(({ body }) => body)).toMatchObject([{ cancelsActiveBonus: true }]);
});

test('A20 while the offers have not come the button waits, and a deposit is not sent', async () => {
  let come: (rows: unknown) => void = () => undefined;
  const { press, sent } = await open({ [BONUS_PATHS.offers]: new Promise((resolve) => (come = resolve)) });
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  await press();
  expect(sent()).toEqual([]);
  fireEvent.click(await screen.findByRole('checkbox', { name: /cancels my active bonus/ }));
  await press();
  expect(sent()).toEqual([]);
  await act(async () => come(bonusRows([])));
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await press();
  expect(sent()).toHaveLength(1);
});
