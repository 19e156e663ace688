import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { install, putOff, useInstallOffer } from '@/components/site/install/useInstallOffer';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import { canPush, stopPush } from '@/services/browser/push';
import { startWorker, takeUpdate, updateWaits, watchUpdate } from '@/services/browser/siteWorker';
import { STORED, watchStored } from '@/services/browser/storage';
import { consentNow } from '@/services/browser/visitor';
import { latePart } from '../late/latePart';

const AppOffer = latePart({
  texts: ['install'],
  load: async () => (await import('@/components/site/install/AppOffer')).AppOffer,
});

const answerNow = () => consentNow(Date.now());

/**
 * Starts the service worker, and offers its updates and the installation of the site (W-25, ENG-11). Neither is offered
 * over a game, and nothing is before the question of consent has its answer.
 */
export function AppGate() {
  const { pathname } = useRouter();
  const { consentRequired } = useSettings();
  const isAsking = useSyncExternalStore(watchStored, answerNow) === null && consentRequired;
  const isPutOff = useStored(STORED.installLater) !== null;
  const isExcluded = useExcluded() !== null;
  const isQuiet = useQuiet();
  const offer = useInstallOffer();
  const waits = useSyncExternalStore(watchUpdate, updateWaits);
  const [updateLater, setUpdateLater] = useState(false);
  // The development server has no worker.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') startWorker();
  }, []);
  // Whoever excludes themselves is told nothing more, on none of their devices (OP-099).
  useEffect(() => {
    if (isExcluded && canPush()) void stopPush().catch(() => undefined);
  }, [isExcluded]);
  if (isAsking || pathname === '/casino/games/[game]') return null;
  if (waits && !updateLater)
    return (
      <AppOffer kind="update" onTake={() => takeUpdate(() => location.reload())} onLater={() => setUpdateLater(true)} />
    );
  if (!offer || isPutOff || isExcluded || isQuiet) return null;
  return <AppOffer kind="install" onTake={() => void install(offer).catch(putOff)} onLater={putOff} />;
}
