/** The token of a verification link that was too old, while the tab's page lives: whom to send a new one (MODAL-11). */
let expired: string | undefined;

/** Keeps it for the dialog that offers to send a new link, or forgets it. In browsers only. */
export const keepExpiredLink = (token: string | undefined): void => {
  expired = token;
};

export const expiredLink = (): string | undefined => expired;
