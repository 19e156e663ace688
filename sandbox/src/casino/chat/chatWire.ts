import { type AnswerOf } from '@/contract/wire';
import { publicName } from '../accounts/publicName';
import { changeOf, type Writer, type WrittenMessage } from './chatStore';

export type ChatMessageWire = AnswerOf<'sendChatMessage'>['data']['message'];
type ChatPlayerWire = AnswerOf<'blockChatPlayer'>['data']['blocked'][number];

/** The name under which the operator's team writes. */
export const TEAM_NAME = 'Moderator';

/** A message as everybody sees it: its text is gone once it is deleted. */
export function messageWire({ message, writer }: WrittenMessage): ChatMessageWire {
  const deleted = message.deletedNumber !== null;
  const colour = writer?.preferences.chatColour;
  return {
    id: message.id,
    number: message.number,
    change: changeOf(message),
    room: message.room,
    playerId: writer?.id ?? null,
    player: writer ? publicName(writer) : TEAM_NAME,
    colour: typeof colour === 'string' ? colour : null,
    team: writer === null,
    text: deleted ? null : message.text,
    share: deleted ? null : message.share,
    deleted,
    at: message.createdAt.toISOString(),
  };
}

export const playersWire = (players: readonly Writer[]): ChatPlayerWire[] =>
  players.map((player) => ({ id: player.id, name: publicName(player) }));
