/**
 * Text keys of general errors (ERR-01, spec §8). The `general` texts are loaded by the pages that name that area; the
 * two `serverError` texts by all pages.
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
