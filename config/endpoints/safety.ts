import type { Endpoint } from './endpoints';

/** Backend endpoints of sessions, a new e-mail address, own data and closing. */
export const SAFETY_ENDPOINTS = {
  sessions: { method: 'GET', path: '/api/user/sessions' },
  endSessions: { method: 'POST', path: '/api/user/end-sessions' },
  emailChange: { method: 'GET', path: '/api/user/email-change' },
  changeEmail: { method: 'POST', path: '/api/user/change-email' },
  cancelEmailChange: { method: 'POST', path: '/api/user/cancel-email-change' },
  confirmEmailChange: { method: 'POST', path: '/api/user/confirm-email-change' },
  accountRequests: { method: 'GET', path: '/api/user/account-requests' },
  requestDataCopy: { method: 'POST', path: '/api/user/request-data-copy' },
  dataCopy: { method: 'GET', path: '/api/user/data-copy' },
  closeAccount: { method: 'POST', path: '/api/user/close-account' },
  cancelClosing: { method: 'POST', path: '/api/user/cancel-closing' },
} as const satisfies Record<string, Endpoint>;
