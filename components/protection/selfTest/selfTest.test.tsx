import { screen, within } from '@testing-library/react';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { SelfTestDialog } from './SelfTestDialog';

const groups = () => screen.getAllByRole('group');

async function open(settings = {}) {
  const { store, asked } = await playerStore();
  const shown = show(<SelfTestDialog open values={{}} onClose={() => {}} />, { store, settings });
  return { ...shown, asked };
}

const finish = () => screen.getByRole('button', { name: 'See your result' });

test('nine questions with their source; a missing answer is named and focused', async () => {
  const { user } = await open();
  expect(groups()).toHaveLength(9);
  expect(screen.getByText(/Canadian Problem Gambling Index/)).toBeVisible();
  await user.click(within(groups()[0]!).getByRole('radio', { name: 'Sometimes' }));
  await user.click(finish());
  expect(screen.getAllByText('Choose an answer.')).toHaveLength(8);
  expect(groups()[1]).toContainElement(document.activeElement as HTMLElement);
});

test('the result is the published band, is announced, leads on, and nothing was sent or stored', async () => {
  const { user, asked } = await open();
  const before = { ...localStorage };
  for (const group of groups()) await user.click(within(group).getByRole('radio', { name: 'Sometimes' }));
  await user.click(finish());
  expect(screen.getByText('9 of 27 points')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Signs of problem gambling' }).parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', '/profile2/limits');
  expect(screen.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/profile2/freeze-account');
  expect(asked).toEqual([]);
  expect({ ...localStorage }).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('leads nowhere that the backend lacks', async () => {
  const { user } = await open({ endpoints: { setLimit: null, freezeAccount: null } });
  for (const group of groups()) await user.click(within(group).getByRole('radio', { name: 'Never' }));
  await user.click(finish());
  expect(screen.getByRole('heading', { name: 'No sign of a problem' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set limits' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Take a break' })).toBeNull();
});
