/** Milliseconds a dialog stays in the page after its address is gone, for its way out (spec §9, OP-022). */
export const MODAL_EXIT_MS = 300;

/** Milliseconds the note of a success stays, unless the player is at it (design §8). */
export const TOAST_MS = 6000;
