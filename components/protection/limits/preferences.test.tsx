import { screen, waitFor } from '@testing-library/react';
import type { HttpRequest } from '@/services/http/call';
import { show } from '@/tests/render';
import { playerStore, type Answers } from '@/tests/support/player';
import { CalendarSetting } from './CalendarSetting';
import { GhostSetting } from './GhostSetting';
import { TimeZoneSetting } from './TimeZoneSetting';

const PREFERENCES = '/api/user/preferences';

afterEach(() => localStorage.clear());

/** A backend that stores what it is sent, unless `refuse` throws. */
async function open(refuse?: () => void, settings = {}) {
  const more = { preferences: { noCalendar: false, timeZone: 'Europe/Berlin' } as Record<string, unknown> };
  const answers: Answers = {
    [PREFERENCES]: ({ body }: HttpRequest) => {
      refuse?.();
      more.preferences = { ...more.preferences, ...(body as object) };
      return { data: { preferences: more.preferences } };
    },
  };
  const { store, asked } = await playerStore(answers, {}, more);
  const parts = (
    <>
      <CalendarSetting />
      <GhostSetting />
      <TimeZoneSetting />
    </>
  );
  const shown = show(parts, { store, settings });
  return { ...shown, store, sent: () => asked.map(({ body }) => body) };
}

const radio = (name: string) => screen.getByRole('radio', { name });
const zone = () => screen.getByRole('combobox', { name: 'Your time zone' });

test('LIM-11 calendars are hidden once the backend has said so, and shown again', async () => {
  const { user, store, sent } = await open();
  expect(radio('Show them')).toBeChecked();
  await user.click(radio('Hide them'));
  await waitFor(() => expect(radio('Hide them')).toBeChecked());
  expect(store.getState().auth.noCalendar).toBe(true);
  await user.click(radio('Show them'));
  await waitFor(() => expect(store.getState().auth.noCalendar).toBe(false));
  expect(sent()).toEqual([{ noCalendar: true }, { noCalendar: false }]);
});

test('LIM-10 ghost mode is switched by the player, and only where the casino lists wins', async () => {
  const { user, sent, unmount } = await open();
  expect(radio('Show my name')).toBeChecked();
  await user.click(radio('Hide my name'));
  await waitFor(() => expect(radio('Hide my name')).toBeChecked());
  expect(sent()).toEqual([{ ghostMode: true }]);
  unmount();
  await open(undefined, { endpoints: { wins: null } });
  expect(screen.queryByRole('radio', { name: 'Hide my name' })).toBeNull();
});

test('a choice that was not saved stays as it stands', async () => {
  const { user, store } = await open(() => {
    throw { code: 'INTERNAL' };
  });
  await user.click(radio('Hide them'));
  expect(await screen.findByText('We couldn’t save this. Please try again.')).toBeVisible();
  expect(radio('Show them')).toBeChecked();
  expect(store.getState().auth.noCalendar).toBe(false);
});

test('the zone of the account is changed by a press, not by looking through the list', async () => {
  const { user, sent } = await open();
  expect(zone()).toHaveValue('Europe/Berlin');
  expect(screen.queryByRole('button')).toBeNull();
  await user.selectOptions(zone(), 'Asia/Bangkok');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change time zone' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent()).toEqual([{ timeZone: 'Asia/Bangkok' }]);
  expect(zone()).toHaveValue('Asia/Bangkok');
});

test('a second change within a week says from when on it is possible, and keeps the choice', async () => {
  const { user } = await open(() => {
    throw { code: 'TIME_ZONE_LOCKED', details: { from: '2026-11-28' } };
  });
  await user.selectOptions(zone(), 'Asia/Bangkok');
  await user.click(screen.getByRole('button', { name: 'Change time zone' }));
  expect(await screen.findByText('You can’t change your time zone again until 28 Nov 2026.')).toBeVisible();
  expect(zone()).toHaveValue('Asia/Bangkok');
});
