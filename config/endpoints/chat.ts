import type { Endpoint } from './endpoints';

export const CHAT_ENDPOINTS = {
  chatMessages: { method: 'GET', path: '/api/user/chat-messages' },
  sendChatMessage: { method: 'POST', path: '/api/user/send-chat-message' },
  deleteChatMessage: { method: 'POST', path: '/api/user/delete-chat-message' },
  reportChatMessage: { method: 'POST', path: '/api/user/report-chat-message' },
  blockChatPlayer: { method: 'POST', path: '/api/user/block-chat-player' },
} as const satisfies Record<string, Endpoint>;
