import { asCallError, type HttpCall } from './call';

/** Error code of a call that waits for a proof of who the player is; `details.methods` says by what. */
const STEP_UP_REQUIRED = 'STEP_UP_REQUIRED';

type Asker = (details: unknown) => Promise<boolean>;

let asker: Asker | null = null;

/** Says who asks the player for a proof; the answer takes it back. One at a time: that of the page shown. */
export function onStepUp(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/**
 * A client that asks the player for a proof where a call waits for one, and then makes the call again with the same key:
 * the backend refused it before anything was done. The refusal stands where nobody can ask, and when the player does not
 * want to.
 */
export const withStepUp =
  (http: HttpCall): HttpCall =>
  async (request) => {
    try {
      return await http(request);
    } catch (error) {
      const { code, details } = asCallError(error);
      if (code !== STEP_UP_REQUIRED || !(await asker?.(details))) throw error;
      return http(request);
    }
  };
