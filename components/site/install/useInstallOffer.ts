import { useSyncExternalStore } from 'react';
import { INSTALL_OFFER } from '@/config/install';
import { writeStored, STORED } from '@/services/browser/storage';

/** Chromium's event `beforeinstallprompt`, kept by the page's first script. */
export type InstallOffer = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

type Keeper = { [INSTALL_OFFER]?: InstallOffer | undefined };
const keeper = () => window as unknown as Keeper;

function watch(watcher: () => void): () => void {
  const installed = () => forget();
  window.addEventListener(INSTALL_OFFER, watcher);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener(INSTALL_OFFER, watcher);
    window.removeEventListener('appinstalled', installed);
  };
}

function forget(): void {
  keeper()[INSTALL_OFFER] = undefined;
  window.dispatchEvent(new Event(INSTALL_OFFER));
}

/** The browser's offer to install the site; null where it makes none. */
export const useInstallOffer = (): InstallOffer | null =>
  useSyncExternalStore(
    watch,
    () => keeper()[INSTALL_OFFER] ?? null,
    () => null,
  );

/** Puts the offer off for good on this device: the browser's own menu keeps it. */
export function putOff(): void {
  writeStored(STORED.installLater, '1');
}

/** Opens the browser's own question. An offer can be taken up once. */
export async function install(offer: InstallOffer): Promise<void> {
  forget();
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  if (outcome === 'dismissed') putOff();
}
