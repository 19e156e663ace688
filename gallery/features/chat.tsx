import { useState } from 'react';
import { ChatPanel } from '@/components/chat/panel/ChatPanel';
import { ChatSettings } from '@/components/chat/settings/ChatSettings';
import { type AnswerOf } from '@/contract/wire';
import { fontSize, nameColour } from '@/domain/chat/chatLook';
import { type ChatState } from '@/services/chat/chatWire';
import { useColourScheme } from '@/hooks/useColourScheme';
import { answersTo, hence, refused } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Room = AnswerOf<'chatMessages'>['data'];
type Wire = Room['messages'][number];

const OWN = 'p1';
const KRAKEN = { id: 'kraken-tides', name: 'Kraken Tides', thumbnail: null };

/** Messages of one evening, in their order. */
const written = (...messages: readonly Partial<Wire>[]): Wire[] =>
  messages.map((over, index) => ({
    id: `m${index}`,
    number: index + 1,
    change: index + 1,
    room: 'en',
    playerId: 'p2',
    player: 'linnea',
    colour: null,
    team: false,
    text: 'Good evening',
    share: null,
    deleted: false,
    at: hence((index - messages.length) / 60),
    ...over,
  }));

const evening = () =>
  written(
    {},
    { playerId: 'p3', player: 'tove', colour: 'green', text: 'Hello @marlin, how is the sea?' },
    { playerId: OWN, player: 'marlin', colour: 'blue', text: 'Calm.' },
    { playerId: null, player: 'Baize', team: true, text: 'Please share no names or numbers.' },
    { playerId: 'p4', player: null, text: 'Nobody knows me' },
    { deleted: true, text: null },
  );
const shares = () =>
  written(
    {
      text: '',
      share: { kind: 'win', game: KRAKEN, stake: '0.20', amount: '84.00', currencyCode: 'EUR', multiplier: 420 },
    },
    { text: 'My year', share: { kind: 'statistics', totalBets: 4210, wins: 1304, losses: 2906, bestMultiplier: null } },
    { text: '', share: { kind: 'pulse', game: KRAKEN, values: [0, 0, 1.4, 12.5, 0] } },
  );
const long = () =>
  written(
    { player: LONG_WORD, text: LONG },
    {
      player: LONG,
      text: LONG_WORD.repeat(3),
      share: {
        kind: 'win',
        game: { ...KRAKEN, name: LONG },
        stake: '1234.00',
        amount: '123456789.00',
        currencyCode: 'EUR',
        multiplier: 123_456.78,
      },
    },
  );

const STATE = {
  room: 'en',
  rooms: ['en', 'de', 'ar'],
  online: 214,
  slowSeconds: 0,
  muted: false,
  mutedUntil: null,
  blocked: [],
  self: OWN,
} satisfies ChatState;

const room = (messages: readonly Wire[], over: Partial<Room> = {}): AnswerOf<'chatMessages'> => ({
  data: { ...STATE, messages: [...messages], cursor: messages.length, hasMore: false, ...over },
});

const panel = (chatMessages: Parameters<typeof answersTo>[0]['chatMessages'], over: Partial<State> = {}): State => ({
  part: () => <ChatPanel />,
  answers: answersTo({ chatMessages }),
  ...over,
});

function Settings({ state, nickname }: { state: ChatState | null; nickname: string | null }) {
  const site = useColourScheme() ?? 'dark';
  const [look, setLook] = useState<{ chatColour?: string; chatFontSize?: number; chatDark?: boolean }>({});
  return (
    <ChatSettings
      state={state}
      nickname={nickname}
      scheme={look.chatDark === undefined ? site : look.chatDark ? 'dark' : 'light'}
      colour={nameColour(look.chatColour)}
      size={fontSize(look.chatFontSize)}
      onLook={(chosen) => setLook((before) => ({ ...before, ...chosen }))}
      onRoom={() => {}}
      onBlocked={() => {}}
    />
  );
}
const settings = (state: ChatState | null, nickname: string | null = 'marlin'): State => ({
  part: () => <Settings state={state} nickname={nickname} />,
  answers: {},
});

export const chatEntries: readonly Entry[] = [
  {
    name: 'Chat',
    file: 'components/chat/panel/ChatPanel.tsx',
    states: {
      usual: panel(() => room(evening())),
      shares: panel(() => room(shares(), { hasMore: true })),
      guest: { part: () => <ChatPanel /> },
      slow: panel(() => room(evening(), { slowSeconds: 30 })),
      muted: panel(() => room(evening(), { muted: true, mutedUntil: hence(2) })),
      loading: panel(never),
      empty: panel(() => room([])),
      error: panel(undefined),
      refused: panel(refused('SELF_EXCLUDED')),
      long: panel(() => room(long())),
    },
  },
  {
    name: 'Chat settings',
    file: 'components/chat/settings/ChatSettings.tsx',
    states: {
      usual: settings(STATE),
      offline: settings(null, null),
      long: settings(
        {
          ...STATE,
          blocked: [
            { id: 'p2', name: LONG_WORD },
            { id: 'p3', name: LONG },
            { id: 'p4', name: null },
          ],
        },
        LONG_WORD,
      ),
    },
  },
];
