/**
 * How long a dialog stays mounted after its address is gone, for the exit animation, in milliseconds (spec §9, OP-022).
 */
export const MODAL_EXIT_MS = 300;

/** How long a success toast stays, unless focused or hovered, in milliseconds (design §8). */
export const TOAST_MS = 6000;
