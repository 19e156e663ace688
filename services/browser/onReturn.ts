/** Calls back when the player comes back to this tab; returns a function that stops it. Browsers only. */
export function onReturn(back: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
