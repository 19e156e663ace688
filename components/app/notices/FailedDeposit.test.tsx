import { act, screen } from '@testing-library/react';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import { DAY_MS } from '@/domain/time/lengths';
import en from '@/locales-fallback/en.json';
import { noteServerTime } from '@/services/http/serverClock';
import { createSocketEvents } from '@/services/http/socketEvents';
import { show } from '@/tests/render';
import { PAYMENTS, wireDeposit } from '@/tests/support/deposits';
import { fakeRouter } from '@/tests/support/fakeRouter';
import { frames } from '@/tests/support/frames';
import { playerStore } from '@/tests/support/player';
import { FailedDeposit } from './FailedDeposit';

// Loading texts is tested with withTexts.
jest.mock('@/services/texts/areaTexts', () => ({ areaTexts: () => Promise.resolve(en) }));

const declined = (over: Parameters<typeof wireDeposit>[0] = {}) =>
  wireDeposit({ status: 'declined', endedAt: new Date().toISOString(), ...over });

let router: ReturnType<typeof fakeRouter>;
afterEach(() => {
  router.remove();
  localStorage.clear();
});

async function open(deposits: object[] | null, { user = {}, at = '/casino' } = {}) {
  router = fakeRouter(at);
  const answers = {
    '/api/admin/get-payments': PAYMENTS,
    ...(deposits && { '/api/user/deposits': { data: { deposits } } }),
  };
  const { store, asked } = await playerStore(answers, { currencyCode: 'EUR', ...user });
  const { publish, subscribe } = createSocketEvents();
  const shown = show(
    <SocketEventsProvider value={subscribe}>
      <FailedDeposit />
    </SocketEventsProvider>,
    { store },
  );
  const tell = async (method: string) => {
    act(() => publish('failedDeposit', { method }));
    await frames();
  };
  return { ...shown, asked, tell };
}

test('PAY-19 after failedDeposit with a method another method is offered', async () => {
  const { tell, user, asked } = await open([declined()]);
  expect(asked).toEqual([]);
  await tell('VISA');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('A deposit didn’t go throughVisa · €50.00');
  const link = screen.getByRole('link', { name: 'Alternative method: Bank card' });
  expect(link).toHaveAttribute('href', '/deposit?method=bankcard');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('once the other method is chosen the note leaves', async () => {
  const { tell } = await open([declined()]);
  await tell('visa');
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(async () => void (await router.push('/deposit?method=bankcard')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what happened is told by the dialog of the result', async () => {
  const { tell, user } = await open([declined()]);
  await tell('visa');
  await user.click(await screen.findByRole('button', { name: 'See what happened' }));
  expect(location.search).toBe('?deposit=d1&modal=deposit-decline&met=visa');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a method of no deposit of this player', 'skrill', [declined()], 'Skrill', 'Other ways'],
  ['a deposit that ended long ago', 'visa', [declined({ endedAt: '2020-01-01T00:00:00Z' })], 'Visa', 'Bank card'],
  ['no deposit', 'visa', [], 'Visa', 'Bank card'],
  ['deposits that the backend does not tell', 'visa', null, 'Visa', 'Bank card'],
  ['a card that is not listed', 'cards', null, 'cards', 'Bank card'],
  ['a method that nobody knows', 'nothing', null, 'nothing', 'Other ways'],
  ['markup', '<img src=x onerror=alert(1)>', null, '<img src=x onerror=alert(1)>', 'Other ways'],
] as const)('A17 PAY-20 PAY-21 for %s the message alone counts', async (_, method, deposits, said, other) => {
  const { tell } = await open(deposits && [...deposits]);
  await tell(method);
  const note = await screen.findByRole('alert');
  expect(note.querySelector('p')?.textContent).toBe(`A deposit didn’t go through${said}`);
  expect(screen.getByRole('link', { name: `Alternative method: ${other}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See what happened' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('whether it failed within the hour is told by the clock of the backend, not of the device', async () => {
  const there = Date.now() - DAY_MS;
  noteServerTime(new Date(there).toUTCString(), Date.now(), Date.now());
  const { tell, unmount } = await open([declined({ endedAt: new Date(there).toISOString() })]);
  await tell('visa');
  expect(await screen.findByRole('alert')).toHaveTextContent('Visa · €50.00');
  unmount();
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
});

test('where the page already tells of that deposit nothing is shown beside it', async () => {
  const { tell } = await open([declined()], { at: '/deposit?deposit=d1' });
  await tell('visa');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an excluded player is told, and gets no link to a deposit', async () => {
  const user = { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null } };
  const { tell } = await open([declined()], { user });
  await tell('visa');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
