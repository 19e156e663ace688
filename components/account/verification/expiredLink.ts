/**
 * Token of an expired verification link, kept until the page unloads: identifies the recipient of a new one (MODAL-11).
 */
let expired: string | undefined;

/** Keeps or clears the token for the dialog that offers a new link. Browser only. */
export const keepExpiredLink = (token: string | undefined): void => {
  expired = token;
};

export const expiredLink = (): string | undefined => expired;
