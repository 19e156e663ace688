import { act, screen } from '@testing-library/react';
import { show } from '@/tests/render';
import { playerStore } from '@/tests/support/player';
import { PushSetting } from './PushSetting';

const settings = { pushServiceKey: 'BKey', pushServiceScript: 'https://push.example/sdk.js' };
const push = {
  canPush: jest.fn(() => true),
  isPushed: jest.fn(async () => false),
  startPush: jest.fn(async () => 'on'),
  stopPush: jest.fn(async () => undefined),
};

jest.mock('@/services/browser/push', () => ({
  canPush: () => push.canPush(),
  isPushed: () => push.isPushed(),
  startPush: (...given: []) => push.startPush(...given),
  stopPush: (...given: []) => push.stopPush(...given),
}));

beforeEach(() => jest.clearAllMocks());

const open = async (more: Record<string, unknown> = settings, user: Record<string, unknown> = {}) => {
  const { store } = await playerStore({}, user);
  const shown = show(<PushSetting />, { store, settings: more });
  await act(async () => undefined);
  return shown;
};
const toggle = () => screen.queryByRole('switch', { name: 'Send notifications to this device' });

test('OP-099 nothing is asked for until the player switches notices on, and off again', async () => {
  const { user } = await open();
  expect(push.startPush).not.toHaveBeenCalled();
  await user.click(toggle()!);
  expect(push.startPush).toHaveBeenCalledWith('BKey', 'pushService');
  expect(toggle()).toBeChecked();
  await user.click(toggle()!);
  expect(push.stopPush).toHaveBeenCalledWith('pushService');
  expect(toggle()).not.toBeChecked();
});

test('who closes the browser’s question has notifications off, as before, and nothing is said to be blocked', async () => {
  push.startPush.mockResolvedValueOnce('off');
  const { user } = await open();
  await user.click(toggle()!);
  expect(toggle()).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['blocked', 'Your browser blocks notifications from this site. Allow them in your browser settings, then try again.'],
  ['failed', 'We couldn’t change your notifications. Please try again.'],
])('an attempt that ends as "%s" says so, and can be made again', async (outcome, words) => {
  push.startPush.mockResolvedValueOnce(outcome);
  const { user } = await open();
  await user.click(toggle()!);
  expect(screen.getByText(words)).toBeVisible();
  await user.click(toggle()!);
  expect(toggle()).toBeChecked();
});

test('there is none without a key, in a browser that cannot, and for an excluded player', async () => {
  await open({ pushServiceScript: settings.pushServiceScript });
  expect(toggle()).toBeNull();
  push.canPush.mockReturnValueOnce(false);
  await open();
  expect(toggle()).toBeNull();
  await open(settings, { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } });
  expect(toggle()).toBeNull();
});
