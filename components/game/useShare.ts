import { useState } from 'react';

/** What became of the last press: nothing to say, the address is in the clipboard, or it could not be put there. */
export type Shared = 'no' | 'copied' | 'failed';

const isWithdrawn = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Offers the address by the system's own dialog; false where there is none or it failed. */
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

/** Shares the address of this page, without what stands in its query; copies it where the system shares nothing. */
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
