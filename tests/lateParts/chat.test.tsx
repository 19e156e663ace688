import { act, fireEvent, screen, within } from '@testing-library/react';
import { setChatOpen } from '@/hooks/chat/chatOpen';
import { PAYLOADS as payloads } from '@/e2e/support/faults/payloads';
import { offerShare } from '@/hooks/chat/chatShare';
import { SocketEventsProvider } from '@/hooks/useSocketEvent';
import type { HttpRequest } from '@/services/http/call';
import { createSocketEvents } from '@/services/http/socketEvents';
import { userDetailsEndpoint } from '@/services/account/profile';
import { STORED, writeStored } from '@/services/browser/storage';
import { signOut } from '@/store/session';
import { guestStore, show, type Around } from '@/tests/render';
import { LOST, playerStore, type Answers } from '@/tests/support/player';
import { ChatButton } from '@/components/chat/entry/ChatButton';
import { LateChat } from '@/components/app/late/chatParts';
// Imported here, so that the first test does not wait for their compilation.
import '@/components/chat/panel/ChatPanel';

jest.mock('@/services/texts/areaTexts', () => ({
  areaTexts: () => Promise.resolve(jest.requireActual('@/locales-fallback/en.json')),
}));

const [LIST, SEND, DELETE, REPORT, BLOCK] = [
  'chat-messages',
  'send-chat-message',
  'delete-chat-message',
  'report-chat-message',
  'block-chat-player',
].map((name) => `/api/user/${name}`) as [string, string, string, string, string];
const PREFERENCES = '/api/user/preferences';

const wire = (number: number, more: object = {}) => ({
  id: `m${number}`,
  number,
  change: number,
  room: 'en',
  playerId: 'p2',
  player: 'linnea',
  colour: null,
  team: false,
  text: `text ${number}`,
  deleted: false,
  at: new Date().toISOString(),
  ...more,
});
const answer = (messages: object[] = [], more: object = {}) => ({
  data: {
    room: 'en',
    rooms: ['en', 'de'],
    messages,
    cursor: messages.length,
    hasMore: false,
    online: 2,
    slowSeconds: 0,
    muted: false,
    mutedUntil: null,
    blocked: [],
    self: 'p1',
    ...more,
  },
});

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 150)));

/** The open chat of Maria. */
async function open(
  answers: Answers,
  { more = {}, user = {}, ...around }: Around & { more?: object; user?: Record<string, unknown> } = {},
) {
  setChatOpen(true);
  const { store, asked } = await playerStore(answers, user, more);
  const events = createSocketEvents();
  const shown = show(
    <SocketEventsProvider value={events.subscribe}>
      <ChatButton />
      <LateChat />
    </SocketEventsProvider>,
    { store, ...around },
  );
  await settle();
  // What another test has typed stays, as it should.
  const typed = screen.queryByRole('textbox', { name: 'Message' });
  if (typed) fireEvent.change(typed, { target: { value: '' } });
  const publish = (...event: Parameters<typeof events.publish>) => act(() => events.publish(...event));
  const sent = (path: string) => asked.filter((request) => request.path === path);
  return { ...shown, store, answers, publish, sent };
}

const panel = () => screen.getByRole('complementary', { name: /^Chat/ });
const rows = () => within(within(panel()).getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
const texts = () => rows().map((row) => row.querySelector('.text')!.textContent);
const field = () => within(panel()).getByRole('textbox', { name: 'Message' });
const press = async (name: string | RegExp) => {
  fireEvent.click(within(panel()).getByRole('button', { name }));
  await settle();
};
const write = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await press('Send');
};

beforeAll(() => {
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('ENG-09 a guest is asked to log in, and nothing is fetched', async () => {
  setChatOpen(true);
  const asked: HttpRequest[] = [];
  const store = guestStore(async (request) => void asked.push(request));
  show(
    <SocketEventsProvider value={createSocketEvents().subscribe}>
      <LateChat />
    </SocketEventsProvider>,
    { store },
  );
  await settle();
  expect(panel()).toHaveTextContent('Log in to read and join the chat.');
  expect(within(panel()).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(within(panel()).queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});

test('where nobody can log in, a guest is offered no way to', async () => {
  setChatOpen(true);
  show(
    <SocketEventsProvider value={createSocketEvents().subscribe}>
      <LateChat />
    </SocketEventsProvider>,
    { settings: { endpoints: { login: null } } },
  );
  await settle();
  expect(within(panel()).getByRole('button', { name: 'Register' })).toBeVisible();
  expect(within(panel()).queryByRole('button', { name: 'Log in' })).toBeNull();
});

test('the chat is closed at first, remembered once opened, and closed again by Escape', async () => {
  const { user } = await open({ [LIST]: answer() });
  const button = screen.getByRole('button', { name: 'Chat' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect([localStorage.getItem('chat'), document.documentElement.hasAttribute('data-chat')]).toEqual(['open', true]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  await settle();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect([localStorage.getItem('chat'), document.documentElement.hasAttribute('data-chat')]).toEqual([null, false]);
  await user.click(button);
  await settle();
  expect(panel()).toHaveTextContent('No messages yet.');
});

test('ENG-13 messages are read in order, once each, and one that is sent is there once', async () => {
  const answers: Answers = { [LIST]: answer([wire(1), wire(2, { player: 'Moderator', team: true, playerId: null })]) };
  const { publish, sent } = await open(answers);
  expect(panel()).toHaveTextContent('English · 2 online');
  expect(texts()).toEqual(['text 1', 'text 2']);
  expect(rows()[1]).toHaveTextContent('ModeratorTeam');
  publish('chatMessage', wire(3) as never);
  publish('chatMessage', wire(3) as never);
  const own = wire(4, { playerId: 'p1', player: 'marlin', text: 'hello @linnea' });
  answers[SEND] = { data: { message: own } };
  await write(' hello @linnea ');
  publish('chatMessage', own as never);
  await settle();
  expect(texts()).toEqual(['text 1', 'text 2', 'text 3', 'hello @linnea']);
  expect(sent(SEND).map(({ body }) => body)).toEqual([{ room: 'en', text: 'hello @linnea' }]);
  expect(field()).toHaveValue('');
});

test('an own message takes a reader of older ones to the end, where it stands', async () => {
  const upTo30 = Array.from({ length: 30 }, (_, index) => wire(index + 1));
  const own = wire(31, { playerId: 'p1', player: 'marlin', text: 'hello' });
  await open({ [LIST]: answer(upTo30), [SEND]: { data: { message: own } } });
  await press('Earlier messages');
  expect(rows()).toHaveLength(30);
  await write('hello');
  expect([rows().length, texts().at(-1)]).toEqual([24, 'hello']);
  expect(within(panel()).queryByRole('button', { name: 'Latest messages' })).toBeNull();
});

test('an own message is fetched with the newest where those were given up for older ones', async () => {
  const page = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => wire(from + index));
  const own = wire(301, { playerId: 'p1', player: 'marlin', text: 'hello' });
  const answers: Answers = {
    [LIST]: ({ query }: HttpRequest) =>
      query?.before === undefined
        ? answer(page(101, 300), { cursor: 300, hasMore: true })
        : answer(page(1, 100), { cursor: 300 }),
    [SEND]: { data: { message: own } },
  };
  await open(answers);
  await press('Earlier messages');
  await press('Earlier messages');
  expect(texts().at(-1)).toBe('text 200');
  answers[LIST] = answer([...page(260, 300), own], { cursor: 301, hasMore: true });
  await write('hello');
  expect(texts().slice(-2)).toEqual(['text 300', 'hello']);
});

test.each([
  [{ code: 'CHAT_SLOW', message: 'x', details: { seconds: 12 } }, 'Slow mode: you can send another message in 12 sec.'],
  [
    { code: 'TOO_MANY_ATTEMPTS', message: 'x', details: { seconds: 4 } },
    'You’re sending messages too fast. Try again in 4 sec.',
  ],
  [{ code: 'CHAT_WORDS', message: 'x' }, 'contains a word that isn’t allowed here'],
  [LOST, 'It will appear only once'],
])(
  'what keeps a message from being sent is said beside the field, and nothing typed is lost: %j',
  async (error, said) => {
    const reject = () => {
      throw error;
    };
    const { sent } = await open({ [LIST]: answer([wire(1)]), [SEND]: reject });
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: 'hello' } });
    fireEvent.click(within(panel()).getByRole('button', { name: 'Send' }));
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(within(panel()).getByRole('alert')).toHaveTextContent(said);
    jest.useRealTimers();
    expect(field()).toHaveValue('hello');
    expect(new Set(sent(SEND).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  },
);

test('a lost message keeps its key while the chat is closed, and one under way is not there to be sent again', async () => {
  const lose = () => {
    throw LOST;
  };
  const { answers, sent } = await open({ [LIST]: answer([wire(1)]), [SEND]: lose });
  const again = async () => {
    await press('Close chat');
    act(() => setChatOpen(true));
    await settle();
  };
  jest.useFakeTimers();
  fireEvent.change(field(), { target: { value: 'once' } });
  fireEvent.click(within(panel()).getByRole('button', { name: 'Send' }));
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  jest.useRealTimers();
  await again();
  expect(within(panel()).getByRole('alert')).toHaveTextContent('It will appear only once');
  let settleIt = (_: unknown) => undefined as void;
  answers[SEND] = () => new Promise((resolve) => (settleIt = resolve));
  await press('Send');
  await again();
  expect(field()).toHaveAttribute('readonly');
  await act(async () => settleIt({ data: { message: wire(2, { playerId: 'p1', text: 'once' }) } }));
  expect(field()).toHaveValue('');
  expect(new Set(sent(SEND).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('who is muted reads, and sees until when; slow mode is said beforehand', async () => {
  const answers: Answers = { [LIST]: answer([wire(1)], { muted: true, mutedUntil: '2030-01-01T14:30:00.000Z' }) };
  const { publish } = await open(answers);
  expect(panel()).toHaveTextContent(/A moderator has muted you until 1 Jan, .*30/);
  expect(field()).toHaveAttribute('readonly');
  answers[LIST] = answer([], { cursor: 1, slowSeconds: 30 });
  publish('chatRoom', { room: 'en' });
  await settle();
  expect(panel()).toHaveTextContent('Slow mode: one message every 30 sec.');
  expect(field()).not.toHaveAttribute('readonly');
});

test('without a connection the chat says so, keeps what was typed, and catches up', async () => {
  const answers: Answers = { [LIST]: answer([wire(1)]) };
  const { publish } = await open(answers);
  fireEvent.change(field(), { target: { value: 'half a sent' } });
  delete answers[LIST];
  publish('connected', {});
  await settle();
  expect(panel()).toHaveTextContent('You’re not connected to the chat.');
  answers[LIST] = answer([wire(2)], { cursor: 2 });
  await press('Try again');
  expect(texts()).toEqual(['text 1', 'text 2']);
  expect(field()).toHaveValue('half a sent');
  await press('Close chat');
  act(() => setChatOpen(true));
  await settle();
  expect(field()).toHaveValue('half a sent');
});

test('others are mentioned, reported and blocked; an own message is deleted', async () => {
  const own = wire(2, { playerId: 'p1', player: 'marlin' });
  const answers: Answers = {
    [LIST]: answer([wire(1), own]),
    [REPORT]: { data: { success: true } },
    [DELETE]: { data: { message: { ...own, deleted: true, text: null, change: 3 } } },
    [BLOCK]: { data: { blocked: [{ id: 'p2', name: 'linnea' }] } },
  };
  const { sent } = await open(answers);
  await press('Options for linnea’s message');
  await press('Mention');
  expect(field()).toHaveValue('@linnea ');
  await press('Options for linnea’s message');
  await press('Report');
  expect(sent(REPORT).map(({ body }) => body)).toEqual([{ message: 'm1' }]);
  await press('Options for marlin’s message');
  await press('Delete');
  expect(texts()).toEqual(['text 1']);
  await press('Options for linnea’s message');
  await press('Block');
  expect(sent(BLOCK).map(({ body }) => body)).toEqual([{ player: 'p2', blocked: true }]);
  expect(panel()).toHaveTextContent('No messages yet.');
  answers[BLOCK] = { data: { blocked: [] } };
  await press('Chat settings');
  await press('Unblock linnea');
  await press('Back to chat');
  expect(texts()).toEqual(['text 1']);
});

test('ENG-08 color, dark or light, font size and nickname are chosen in the settings', async () => {
  const answers: Answers = { [LIST]: answer(), [PREFERENCES]: { data: { preferences: {} } } };
  const { sent } = await open(answers);
  await press('Chat settings');
  const choose = async (group: string, option: string) => {
    const radio = within(within(panel()).getByRole('group', { name: group })).getByRole('radio', { name: option });
    fireEvent.click(radio);
    await settle();
    expect(radio).toBeChecked();
  };
  await choose('Name color', 'Gold');
  await choose('Appearance', 'Light');
  await choose('Font size', 'Large');
  expect(sent(PREFERENCES).map(({ body }) => body)).toEqual([
    { chatColour: 'gold' },
    { chatDark: false },
    { chatFontSize: 18 },
  ]);
  const nickname = within(panel()).getByRole('textbox', { name: 'Nickname' });
  expect(nickname).toHaveValue('marlin');
  const save = async (name: string) => {
    fireEvent.change(nickname, { target: { value: name } });
    await press('Save');
  };
  await save('me@players.example');
  expect(panel()).toHaveTextContent('2 to 24 letters');
  const details = { nickname: 'Another player has this nickname.' };
  answers['/api/user/update-user-details'] = () => {
    throw { code: 'VALIDATION', message: 'Please check', details };
  };
  await save('linnea');
  expect(panel()).toHaveTextContent(details.nickname);
  answers['/api/user/update-user-details'] = { data: { success: true } };
  await save('marlin2');
  expect(panel()).toHaveTextContent('Saved');
});

test('what one player chose is not the look of the next', async () => {
  const more: Record<string, unknown> = {};
  const { store } = await open({ [LIST]: answer(), [PREFERENCES]: { data: { preferences: {} } } }, { more });
  const light = () => within(panel()).getByRole('radio', { name: 'Light' });
  await press('Chat settings');
  fireEvent.click(light());
  await settle();
  expect(light()).toBeChecked();
  act(() => void store.dispatch(signOut()));
  more.getUser = { userId: 'u2', email: 'tove@example.com', nickname: 'tove' };
  writeStored(STORED.token, 'token-of-tove');
  act(() => void store.dispatch(userDetailsEndpoint.initiate(undefined, { forceRefetch: true })));
  await settle();
  await press('Chat settings');
  expect(light()).not.toBeChecked();
});

test('a message of another day says of which', async () => {
  await open({ [LIST]: answer([wire(1, { at: '2020-01-05T12:30:00.000Z' })]) });
  expect(rows()[0]!.querySelector('time')).toHaveTextContent(/^[4-6] Jan, \d\d:\d\d/);
});

test('at most one new message is read aloud each five seconds, the newest', async () => {
  const { publish } = await open({ [LIST]: answer([wire(1)]) });
  const said = () =>
    within(panel())
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(said()).toBe('');
  publish('chatMessage', wire(2) as never);
  await settle();
  expect(said()).toBe('linnea: text 2');
  jest.useFakeTimers();
  for (const number of [3, 4]) publish('chatMessage', wire(number) as never);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(said()).toBe('linnea: text 2');
  jest.useRealTimers();
});

test('hostile messages and names are inert text', async () => {
  const hostile = payloads.slice(0, 60);
  const messages = hostile.map((text, index) => wire(index + 1, { text, player: text, colour: text }));
  await open({ [LIST]: answer(messages) });
  await press('Earlier messages');
  expect(texts()).toEqual(hostile);
  expect(panel().querySelectorAll('script, img, iframe, a, style, [onload], [onerror]')).toHaveLength(0);
});

const game = { id: 'kraken-tides', name: 'Kraken Tides', thumbnail: null };
const won = { kind: 'win', game, stake: '2.00', amount: '24.80', currencyCode: 'EUR', multiplier: 12.4 };

test('what is shared is a card of the backend’s figures, in either spelling; an unknown kind is none', async () => {
  const { currencyCode, ...rest } = won;
  const shares = [
    { ...rest, currency_code: currencyCode },
    { kind: 'statistics', total_bets: 184, wins: '52', losses: 130 },
    { kind: 'pulse', game, values: [0, 0, 3.5] },
  ];
  const messages = [...shares, { kind: 'jackpot' }, { ...won, amount: 'lots' }].map((share, index) =>
    wire(index + 1, { share, text: '' }),
  );
  await open({ [LIST]: answer(messages) });
  const [win, statistics, pulse, ...others] = rows();
  expect(win).toHaveTextContent('Kraken TidesWon €24.80 on a bet of €2.0012.40×');
  expect(within(win!).getByRole('link')).toHaveAttribute('href', '/casino/games/kraken-tides');
  expect(statistics).toHaveTextContent(/StatisticsBets: 184 · won: 52 · lost: 130$/);
  expect(pulse).toHaveTextContent(
    'Latest rounds: 3 · paid nothing: 23.50×Past rounds don’t tell you anything about the next one.',
  );
  expect(others).toEqual([]);
});

test('what is offered to share lies beside the field, can be taken away, and is sent by its id alone', async () => {
  const answers: Answers = { [LIST]: answer(), [SEND]: { data: { message: wire(1, { share: won, text: '' }) } } };
  const { sent } = await open(answers);
  act(() => offerShare({ kind: 'win', id: 'w1', game: 'Kraken Tides' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/Win in Kraken Tides/);
  await press('Don’t share');
  await press('Send');
  expect(sent(SEND)).toEqual([]);
  act(() => offerShare({ kind: 'win', id: 'w1', game: 'Kraken Tides' }));
  await press('Send');
  expect(sent(SEND).map(({ body }) => body)).toEqual([{ room: 'en', text: '', share: { kind: 'win', id: 'w1' } }]);
  expect(field()).not.toHaveAccessibleDescription(/Win in/);
  expect(rows()[0]).toHaveTextContent('Won €24.80');
});

test('hostile texts in what is shared are inert', async () => {
  const hostile = payloads.slice(0, 60);
  const messages = hostile.map((text, index) =>
    wire(index + 1, {
      text: '',
      share: { ...won, currencyCode: text, game: { id: text, name: text, thumbnail: null } },
    }),
  );
  await open({ [LIST]: answer(messages) });
  await press('Earlier messages');
  expect(rows().map((row) => row.querySelector('a')!.textContent)).toEqual(hostile);
  for (const link of panel().querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^\/casino\/games\/[^/?#"<>]*$/);
  expect(panel().querySelectorAll('script, img, iframe, style, [onload], [onerror]')).toHaveLength(0);
});

test('a thousand messages leave 200, of which the last 24 are drawn until the reader goes up', async () => {
  const { publish } = await open({ [LIST]: answer() });
  act(() => {
    for (let number = 1; number <= 1_000; number++) publish('chatMessage', wire(number) as never);
  });
  await settle();
  expect([rows().length, texts().at(-1)]).toEqual([24, 'text 1000']);
  await press('Earlier messages');
  expect([rows().length, texts()[0], texts().at(-1)]).toEqual([200, 'text 801', 'text 1000']);
});

test.each([
  ['for a backend without the calls', { settings: { endpoints: { chatMessages: null } } }],
  ['for who has excluded themselves', { user: { userLimit: { isSelfExclusionPermanent: true } } }],
])('API-39 there is no chat %s', async (_why, around) => {
  const { sent } = await open({ [LIST]: answer() }, around);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  expect(sent(LIST)).toEqual([]);
});
