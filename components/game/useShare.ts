import { useState } from 'react';

/** Result of the last press: none yet or shared, URL copied to the clipboard, or copying failed. */
export type Shared = 'no' | 'copied' | 'failed';

const isWithdrawn = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share dialog; false if there is none or it failed. A cancelled dialog counts as done. */
async function shareNatively(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isWithdrawn(error);
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shares the page's URL without its query; copies it if the system cannot share. */
export function useShare(title: string): { shared: Shared; share: () => void } {
  const [shared, setShared] = useState<Shared>('no');
  const share = async () => {
    setShared('no');
    const url = location.origin + location.pathname;
    if (await shareNatively({ title, url })) return;
    setShared((await copy(url)) ? 'copied' : 'failed');
  };
  return { shared, share: () => void share() };
}
