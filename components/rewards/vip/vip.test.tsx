import { screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { VipCost } from './VipCost';

it('says what rewards are worth whatever the operator writes, and leads to a limit', () => {
  show(<VipCost />);
  expect(screen.getByText(/Rewards are worth less than the play it takes to earn them/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a limit' })).toHaveAttribute('href', '/profile2/limits');
});
