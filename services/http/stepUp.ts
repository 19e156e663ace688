/** Error code of a call that waits for a proof of who the player is; `details.methods` says by what. */
export const STEP_UP_REQUIRED = 'STEP_UP_REQUIRED';

type Asker = (details: unknown) => Promise<boolean>;

let asker: Asker | null = null;

/** Says who asks the player for a proof; the answer takes it back. One at a time: that of the page shown. */
export function onStepUp(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Asks the player for a proof; false where nobody can ask, and when the player does not want to. */
export const stepUp = (details: unknown): Promise<boolean> => asker?.(details) ?? Promise.resolve(false);
