import type { Endpoint } from './endpoints';

export const INBOX_ENDPOINTS = {
  inbox: { method: 'GET', path: '/api/user/inbox' },
  readInbox: { method: 'POST', path: '/api/user/read-inbox' },
} as const satisfies Record<string, Endpoint>;
