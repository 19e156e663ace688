type Kept = { leftFor?: unknown } | null;

/** Whether this history entry was left for a page before, so that Back has led here (E13). Browser only. */
export const wasLeftFor = ({ href }: URL): boolean => (history.state as Kept)?.leftFor === href;

/** Notes in the history entry that it is left for a page. */
export const noteLeaving = ({ href }: URL): void =>
  history.replaceState({ ...(history.state as Kept), leftFor: href }, '');
