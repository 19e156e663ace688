/** How often the page looks whether the external push service is there, in milliseconds (CONST-02, OP-099). */
export const PUSH_CHECK_MS = 1_000;

/** How often it looks before it gives up (OP-099). */
export const PUSH_TRIES = 60;
