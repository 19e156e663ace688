import { CHAT_ENDPOINTS } from '@/config/endpoints/chat';
import type { ChatMessage } from '@/domain/chat/chatLog';
import type { ChatShare } from '@/domain/chat/chatShare';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { written, type Write } from '@/services/http/writes';
import { toBlocked, toChatAnswer, toSentMessage, type ChatAnswer, type ChatPlayer } from './chatWire';

/** A page of a room: the latest, or before or after a number. */
export type ChatQuery = { room: string | null; before?: number; after?: number };

/** What is shared: the backend knows its figures. */
export type ShareChoice = { kind: ChatShare['kind']; id?: string };

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages of a room and its state; each call keeps the socket's events of the room coming. */
    chatMessages: build.query<ChatAnswer, ChatQuery>({
      query: ({ room, before, after }) => ({
        ...call(CHAT_ENDPOINTS.chatMessages),
        query: {
          ...(room !== null && { room }),
          ...(before !== undefined && { before: String(before) }),
          ...(after !== undefined && { after: String(after) }),
        },
        needsToken: true,
        read: toChatAnswer,
      }),
      providesTags: [USER_TAG],
      // The feed keeps what it needs (chatFeed.ts).
      keepUnusedDataFor: 0,
    }),
    /** Writes a message, once per key. */
    sendChatMessage: build.mutation<ChatMessage, { room: string; text: string; share: ShareChoice | null } & Write>({
      query: ({ room, text, share, ...write }) => ({
        ...call(CHAT_ENDPOINTS.sendChatMessage),
        body: { room, text, ...(share && { share }) },
        needsToken: true,
        ...written(write),
        read: toSentMessage,
      }),
    }),
    /** Deletes an own message. */
    deleteChatMessage: build.mutation<ChatMessage, { message: string } & Write>({
      query: ({ message, ...write }) => ({
        ...call(CHAT_ENDPOINTS.deleteChatMessage),
        body: { message },
        needsToken: true,
        ...written(write),
        read: toSentMessage,
      }),
    }),
    /** Tells the operator of a message. */
    reportChatMessage: build.mutation<null, { message: string } & Write>({
      query: ({ message, ...write }) => ({
        ...call(CHAT_ENDPOINTS.reportChatMessage),
        body: { message },
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
    }),
    /** Hides the messages of a player, or shows them again; returns everybody who is hidden. */
    blockChatPlayer: build.mutation<readonly ChatPlayer[], { player: string; blocked: boolean } & Write>({
      query: ({ player, blocked, ...write }) => ({
        ...call(CHAT_ENDPOINTS.blockChatPlayer),
        body: { player, blocked },
        needsToken: true,
        ...written(write),
        read: toBlocked,
      }),
    }),
  }),
});

export const { chatMessages: chatMessagesEndpoint } = chatApi.endpoints;
export const {
  useSendChatMessageMutation,
  useDeleteChatMessageMutation,
  useReportChatMessageMutation,
  useBlockChatPlayerMutation,
} = chatApi;
