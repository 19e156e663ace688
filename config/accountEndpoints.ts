import type { Endpoint } from './endpoints';

/** Addresses of the calls that no first paint makes: of accounts and players, and what is told of visits. */
export const ACCOUNT_ENDPOINTS = {
  currencies: { method: 'GET', path: '/api/admin/get-currencies' },
  registrationFields: { method: 'GET', path: '/api/admin/get-registration-fields' },
  login: { method: 'POST', path: '/api/user/login' },
  signUp: { method: 'POST', path: '/api/user/sign-up' },
  logout: { method: 'POST', path: '/api/user/logout' },
  verifyEmail: { method: 'POST', path: '/api/user/verify-email' },
  resendVerification: { method: 'POST', path: '/api/user/resend-verification' },
  forgotPassword: { method: 'POST', path: '/api/user/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/user/reset-password' },
  startGoogleSignIn: { method: 'POST', path: '/api/user/google-sign-in' },
  userDetails: { method: 'GET', path: '/api/user/get-user-details' },
  updateUserDetails: { method: 'PUT', path: '/api/user/update-user-details' },
  updateUserDetailsByPost: { method: 'POST', path: '/api/user/update-user-details' },
  logEvent: { method: 'POST', path: '/api/user/log-event' },
  reportCountryBlocked: { method: 'POST', path: '/api/user/country-blocked' },
  documents: { method: 'GET', path: '/api/user/documents' },
  documentLabels: { method: 'GET', path: '/api/user/document-labels' },
  uploadDocument: { method: 'POST', path: '/api/user/upload-document' },
  favourites: { method: 'GET', path: '/api/user/favourites' },
  addFavourite: { method: 'POST', path: '/api/user/add-favourite' },
  removeFavourite: { method: 'POST', path: '/api/user/remove-favourite' },
  mergeFavourites: { method: 'POST', path: '/api/user/merge-favourites' },
  recentGames: { method: 'GET', path: '/api/user/recent-games' },
  mergeRecentGames: { method: 'POST', path: '/api/user/merge-recent-games' },
} as const satisfies Record<string, Endpoint>;
