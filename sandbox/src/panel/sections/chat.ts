import { HOUR_MS } from '@/domain/time/lengths';
import { type Clock } from '../../base/clock';
import { accountByEmail } from '../../casino/accounts/store/accounts';
import { type ChatHub } from '../../casino/chat/chatHub';
import { wordsOf } from '../../casino/chat/chatStore';
import { messageWire } from '../../casino/chat/chatWire';
import {
  allowWord,
  latestMessages,
  mute,
  refuseWord,
  type SeenMessage,
  setSlowMode,
  unmute,
} from '../../casino/chat/moderation';
import { compared } from '../../casino/chat/words';
import { chatRooms } from '../../casino/chat/schema';
import { deleteAsTeam, writeAsTeam } from '../../casino/chat/write';
import { type Db } from '../../db/database';
import { html, type Html, NOTHING } from '../../http/html';
import { SPOKEN } from '../../http/languages';
import { choose, write } from './field';
import { type Section, type Viewer, wholeNumber, WrongInput } from './section';

const SHOWN = 30;
const MOST_LETTERS = 500;
const MOST_HOURS = 8_760;

const deleteForm = ({ message }: SeenMessage): Html =>
  html`<form class="verdict" method="post" action="/sandbox/chat">
    <input type="hidden" name="brand" value="${message.brand}" />
    <input type="hidden" name="message" value="${message.id}" />
    <button name="do" value="delete" aria-label="Delete: ${message.text}">Delete</button>
  </form>`;

const row = (seen: SeenMessage): Html =>
  html`<tr>
    <td>${seen.email ?? 'Team'} at ${seen.message.brand}, ${seen.message.room}</td>
    <td>${seen.message.text}</td>
    <td>
      ${seen.message.deletedNumber === null ? NOTHING : html`deleted`}
      ${seen.reports === 0 ? NOTHING : html`<strong>reported by ${seen.reports}</strong>`}
    </td>
    <td>${seen.message.deletedNumber === null ? deleteForm(seen) : NOTHING}</td>
  </tr>`;

const table = (rows: readonly SeenMessage[]): Html =>
  rows.length === 0
    ? html`<p>Nobody wrote yet.</p>`
    : html`<table class="stacked">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Message</th>
            <th scope="col">State</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>`;

const brandField = (id: string, { brands }: Viewer): Html =>
  choose(
    id,
    'Brand',
    'brand',
    brands.map((brand) => ({ value: brand, text: brand })),
  );

const roomField = (id: string): Html =>
  choose(
    id,
    'Room',
    'room',
    SPOKEN.map((room) => ({ value: room, text: room })),
  );

const forms = (viewer: Viewer): Html =>
  html`<form method="post" action="/sandbox/chat">
      ${brandField('chat-mute-brand', viewer)} ${write('chat-email', 'E-mail of the player', 'email')}
      ${write('chat-hours', 'Hours (0: for ever)', 'hours', 24)}
      <button name="do" value="mute">Mute</button>
      <button name="do" value="unmute">Let write again</button>
    </form>
    <form method="post" action="/sandbox/chat">
      ${brandField('chat-slow-brand', viewer)} ${roomField('chat-slow-room')}
      ${write('chat-seconds', 'Seconds between two messages (0: off)', 'seconds', 10)}
      <button name="do" value="slow">Set slow mode</button>
    </form>
    <form method="post" action="/sandbox/chat">
      ${brandField('chat-word-brand', viewer)} ${write('chat-word', 'Word', 'word')}
      <button name="do" value="refuse">Refuse the word</button>
      <button name="do" value="allow">Allow it again</button>
    </form>
    <form method="post" action="/sandbox/chat">
      ${brandField('chat-team-brand', viewer)} ${roomField('chat-team-room')}
      ${write('chat-text', 'Message of the team', 'text')}
      <button name="do" value="say">Write</button>
    </form>`;

function textIn(form: URLSearchParams, name: string, otherwise: string): string {
  const text = (form.get(name) ?? '').trim().slice(0, MOST_LETTERS);
  if (text === '') throw new WrongInput(otherwise);
  return text;
}

function roomIn(form: URLSearchParams): string {
  const room = SPOKEN.find((one) => one === form.get('room'));
  if (!room) throw new WrongInput('Choose a room.');
  return room;
}

/** What moderators do with the chat: delete, mute, slow mode, the words a brand refuses, and write as the team. */
export function chatSection(db: Db, clock: Clock, chat: ChatHub): Section {
  /** Everybody asks again: a mute belongs to a player, who may read any room. */
  const changed = (brand: string) => SPOKEN.forEach((room) => chat.changed({ brand, room }));

  async function setMute(form: URLSearchParams, brand: string): Promise<string> {
    const player = await accountByEmail(db, brand, form.get('email') ?? '');
    if (!player) throw new WrongInput('The brand has no player of this e-mail.');
    if (form.get('do') === 'unmute') {
      await unmute(db, player.id);
      changed(brand);
      return 'The player may write again.';
    }
    const hours = wholeNumber(form, 'hours', 0, MOST_HOURS);
    const now = clock.now();
    await mute(db, player.id, hours === 0 ? null : new Date(now.getTime() + hours * HOUR_MS), now);
    changed(brand);
    return hours === 0 ? 'The player is muted.' : `The player is muted for ${hours} hours.`;
  }

  async function remove(form: URLSearchParams, brand: string): Promise<string> {
    const id = form.get('message') ?? '';
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new WrongInput('Choose a message.');
    const deleted = await db.transaction((tx) => deleteAsTeam(tx, brand, id));
    if (!deleted) throw new WrongInput('There is no such message.');
    chat.tell(brand, messageWire(deleted));
    return 'The message is deleted.';
  }

  async function submit(form: URLSearchParams): Promise<string> {
    const brand = form.get('brand') ?? '';
    switch (form.get('do')) {
      case 'mute':
      case 'unmute':
        return setMute(form, brand);
      case 'delete':
        return remove(form, brand);
      case 'slow': {
        const where = { brand, room: roomIn(form) };
        await setSlowMode(db, where, wholeNumber(form, 'seconds', 0, 3_600));
        chat.changed(where);
        return 'Slow mode is set.';
      }
      case 'refuse': {
        const word = textIn(form, 'word', 'Give a word.');
        if (compared(word) === '') throw new WrongInput('Give a word that can be seen.');
        await refuseWord(db, brand, word);
        return 'The word is refused.';
      }
      case 'allow':
        await allowWord(db, brand, textIn(form, 'word', 'Give a word.'));
        return 'The word is allowed.';
      case 'say': {
        const where = { brand, room: roomIn(form) };
        const text = textIn(form, 'text', 'Give a message.');
        chat.tell(brand, messageWire(await db.transaction((tx) => writeAsTeam(tx, where, text, clock.now()))));
        return 'The team has written.';
      }
      default:
        throw new WrongInput('Choose what to do.');
    }
  }

  /** The rules that differ from none. */
  async function rules(brands: readonly string[]): Promise<Html[]> {
    const slow = (await db.select().from(chatRooms)).filter(({ slowSeconds }) => slowSeconds > 0);
    const words = await Promise.all(brands.map(async (brand) => ({ brand, refused: await wordsOf(db, brand) })));
    return [
      ...slow.map(({ brand, room, slowSeconds }) => html`<li>${brand}, ${room}: slow mode, ${slowSeconds} s</li>`),
      ...words
        .filter(({ refused }) => refused.length > 0)
        .map(({ brand, refused }) => html`<li>${brand} refuses: ${refused.join(', ')}</li>`),
    ];
  }

  return {
    name: 'chat',
    title: 'Chat',
    draw: async (_controls, viewer) =>
      html`<p>Reported messages come first. A player who is muted can read.</p>
        ${table(await latestMessages(db, SHOWN))}
        <ul>
          ${await rules(viewer.brands)}
        </ul>
        ${forms(viewer)}`,
    submit: async (_controls, form) => ({ said: await submit(form) }),
  };
}
