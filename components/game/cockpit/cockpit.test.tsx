import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { show } from '@/tests/render';
import { frames } from '@/tests/support/frames';
import { playerStore, type Answers } from '@/tests/support/player';
import { Cockpit } from './Cockpit';
import { YourLimits } from './YourLimits';

const SESSION = '/api/user/play-session';
const LIMITS = '/api/user/limits';
const NOW = Date.parse('2026-11-21T20:47:30.000Z');

const session = (over: object = {}) => ({
  data: {
    startedAt: new Date(NOW - 2_530_000).toISOString(),
    now: new Date(NOW).toISOString(),
    netResult: '-18.40',
    currencyCode: 'EUR',
    staked: '92.00',
    won: '73.60',
    realityCheckMinutes: 60,
    realityCheckDue: false,
    realityCheckAt: new Date(NOW + 17.5 * 60_000).toISOString(),
    ...over,
  },
});
const limit = (over: object = {}) => ({
  kind: 'loss',
  period: 0,
  amount: '50.00',
  used: '18.40',
  currencyCode: 'EUR',
  ...over,
});
const limits = (...rows: object[]) => ({ data: { limits: rows } });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

async function open(answers: Answers, options: { timeZone?: string; endpoints?: object } = {}) {
  const { timeZone = 'UTC', endpoints = {} } = options;
  const { store } = await playerStore(answers, {}, { preferences: { timeZone } });
  const asked: string[] = [];
  const shown = show(<Cockpit bar={createRef()} onAsk={(what) => void asked.push(what)} />, {
    store,
    settings: { endpoints },
  });
  await frames();
  return { ...shown, asked };
}

const bar = () => screen.getByRole('group', { name: 'Your play' });
const figure = (name: string) => within(bar()).getByText(name).nextElementSibling!.textContent;

test('time of day, time played, net result, next check and the fullest limit stand in it', async () => {
  await open({ [SESSION]: session(), [LIMITS]: limits(limit(), limit({ kind: 'bet', used: '40.00' })) });
  expect(figure('Local time')).toBe('20:47');
  expect(figure('Played')).toBe('0:42:10');
  expect(figure('Net')).toBe('−€18.40');
  expect(figure('Next check')).toBe('in 18 min');
  expect(bar()).toHaveTextContent('Daily bet limit €10.00 of €50.00 left');
});

test('a limit of unknown use is still one, and a check that is not told is not off', async () => {
  const unknown = session({ realityCheckMinutes: undefined });
  await open({ [SESSION]: unknown, [LIMITS]: limits(limit({ used: undefined })) });
  expect(bar()).toHaveTextContent('Daily loss limit – of €50.00 left');
  expect(figure('Next check')).toBe('–');
});

test('the time of day is that of the player’s zone', async () => {
  await open({ [SESSION]: session(), [LIMITS]: limits() }, { timeZone: 'Asia/Bangkok' });
  expect(figure('Local time')).toBe('03:47');
});

test('a win stands as plainly as a loss', async () => {
  await open({ [SESSION]: session({ netResult: '18.40' }), [LIMITS]: limits() });
  expect(figure('Net')).toBe('+€18.40');
});

test.each([
  ['before the first answer', {}],
  ['before the first round', { [SESSION]: session({ startedAt: null, realityCheckAt: null }) }],
])('what is not known is a dash, and no zero: %s', async (_, answers) => {
  await open(answers);
  expect([figure('Played'), figure('Net'), figure('Next check')]).toEqual(['–', '–', '–']);
  expect(bar().querySelector('.limit')).toHaveTextContent(/^–$/);
});

test('a check that is off, and limits that are not set, are said to be so', async () => {
  await open({
    [SESSION]: session({ realityCheckMinutes: null, realityCheckAt: null }),
    [LIMITS]: limits(limit({ amount: null })),
  });
  expect(figure('Next check')).toBe('off');
  expect(bar()).toHaveTextContent('No limits set');
});

test('a limit that is used up says so in words', async () => {
  await open({ [SESSION]: session(), [LIMITS]: limits(limit({ used: '50.00' })) });
  expect(bar()).toHaveTextContent('Daily loss limit Limit reached: €0.00 of €50.00 left');
});

test('nothing in it is announced by itself; it describes itself when the focus comes', async () => {
  await open({ [SESSION]: session(), [LIMITS]: limits(limit()) });
  expect(bar().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  expect(bar().querySelector('[aria-live], [role="status"], [role="alert"], [role="timer"]')).toBeNull();
  expect(bar()).toHaveAccessibleDescription(/20:47.*0:42:10.*−€18\.40.*in 18 min.*€31\.60 of €50\.00 left.*F8/);
  expect(bar()).toHaveAttribute('aria-keyshortcuts', 'F8');
});

test('a break and the limits are one press away', async () => {
  const { user, asked } = await open({ [SESSION]: session(), [LIMITS]: limits() });
  await user.click(within(bar()).getByRole('button', { name: /^Break/ }));
  await user.click(within(bar()).getByRole('button', { name: 'Limits' }));
  expect(asked).toEqual(['break', 'limits']);
});

test('without breaks the button leads to what the casino has, and without that there is none', async () => {
  const { unmount } = await open({}, { endpoints: { selfExclude: null } });
  expect(within(bar()).getByRole('link', { name: /^Break/ })).toHaveAttribute('href', '/profile2/limits');
  unmount();
  await open({}, { endpoints: { selfExclude: null, freezeAccount: null } });
  expect(within(bar()).queryByText('Break')).toBeNull();
});

describe('all limits', () => {
  async function all(answers: Answers) {
    const { store } = await playerStore(answers);
    const shown = show(<YourLimits open onClose={() => undefined} Check={() => <p>The check</p>} />, { store });
    await frames();
    return shown;
  }
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  test('stand with what is left of each, the fullest first, and the setting of the check below', async () => {
    const highest = limit({ kind: 'maxBet', period: undefined, amount: '5.00', used: '0' });
    await all({ [LIMITS]: limits(limit(), limit({ kind: 'deposit', period: 2, used: '45.00' }), highest) });
    expect(rows()).toEqual([
      'Monthly deposit limit €5.00 of €50.00 left',
      'Daily loss limit €31.60 of €50.00 left',
      'Maximum bet per round €5.00',
    ]);
    expect(screen.getByText('The check')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your limits' })).toHaveAttribute('href', '/profile2/limits');
  });

  test('that are none are said to be none', async () => {
    await all({ [LIMITS]: limits(limit({ amount: null })) });
    expect(rows()).toEqual([]);
    expect(screen.getByText(/You haven’t set any limits/)).toBeVisible();
  });

  test('that could not be loaded can be asked for again', async () => {
    const answers: Answers = {};
    const { user } = await all(answers);
    answers[LIMITS] = limits(limit());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Daily loss limit')).toBeVisible();
  });
});
