/** Where a page that is not yet alive keeps what was pressed (server/lateScripts.ts). */
export const EARLY_PRESS = 'earlyPress';

/** The button that was last pressed, and how to keep no more. */
export type EarlyPress = { button?: HTMLElement; stop: () => void };

/** Presses again, once, what was pressed before the page was alive, if it is still there; nothing more is kept from now on. */
export function repeatEarlyPress(): void {
  const places = window as unknown as Record<string, EarlyPress | undefined>;
  const early = places[EARLY_PRESS];
  delete places[EARLY_PRESS];
  early?.stop();
  if (early?.button?.isConnected) early.button.click();
}
