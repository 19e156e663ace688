import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { ProfileStart } from './ProfileStart';

afterEach(() => localStorage.clear());

test('the profile starts with what was deposited and spent since the account was opened', async () => {
  const { store } = await playerStore({}, { currencyCode: 'EUR' }, { totalDeposit: '3450.00', totalSpend: '1200.50' });
  show(<ProfileStart />, { store });
  const totals = screen.getByText('Total deposited').closest('dl')!;
  expect(
    within(totals)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['€3,450.00', '€1,200.50']);
});

test('totals that the backend does not tell are not shown', async () => {
  const { store } = await playerStore({}, {}, { totalDeposit: null, totalSpend: null });
  show(<ProfileStart />, { store });
  expect(screen.queryByText('Total deposited')).toBeNull();
  expect(screen.queryByText('Total spent')).toBeNull();
});
