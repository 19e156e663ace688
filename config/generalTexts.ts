/**
 * What can go wrong anywhere, with the key of the text that says so (ERR-01, spec §8). `general` texts are carried by the
 * pages that name that area; the two of the server by all.
 */
export const GENERAL_TEXTS = {
  internal: 'serverError.500',
  unavailable: 'serverError.503',
  notFound: 'general.notFound',
  somethingWrong: 'general.somethingWrong',
  loading: 'ui.loadingError',
  gameNotFound: 'game.notFound',
  uploadFailed: 'general.uploadFailed',
} as const;
