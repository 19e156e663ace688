/** The window property that records a press made before hydration (server/lateScripts.ts). */
export const EARLY_PRESS = 'earlyPress';

/** The button pressed last, and how to stop recording. */
export type EarlyPress = { button?: HTMLElement; stop: () => void };

/** Replays the press made before hydration, once, if the button is still in the document; recording stops. */
export function repeatEarlyPress(): void {
  const places = window as unknown as Record<string, EarlyPress | undefined>;
  const early = places[EARLY_PRESS];
  delete places[EARLY_PRESS];
  early?.stop();
  if (early?.button?.isConnected) early.button.click();
}
