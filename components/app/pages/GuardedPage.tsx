import { Suspense, useState } from 'react';
import { Guard } from '@/components/account/guard/Guard';
import { LoadingPlace, ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { ShownContext } from '@/components/ui/overlay/ShownContext';
import { useAuth } from '@/hooks/player/useAuth';
import { useDeviceGames } from '@/hooks/player/useDeviceGames';
import { usePanelText } from '@/hooks/told/usePanelText';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import type { GuardedProps } from '@/store/pages/guardedPage';
import { latePart } from '../late/latePart';
import { LoadFailed } from '../late/LoadFailed';
import { PageHead } from '../head/PageHead';
import { withTexts } from '../late/withTexts';

/** Loaded for players only; never server-rendered. */
const PlayerArea = withTexts(['player'], async () => (await import('./PlayerArea')).PlayerArea);
/** Loaded for guests after hydration. */
const DeviceFavourites = latePart({
  texts: ['favourites'],
  load: async () => (await import('@/components/lobby/favourites/DeviceFavourites')).DeviceFavourites,
});

/**
 * Whose panel is mounted: the signed-in player's, also after their session has expired, so that typed values are still
 * there when they sign in again (OP-032).
 */
function useOwner(): { owner: string | null; shown: boolean; unreached: boolean } {
  const { isAuthenticated, user, error } = useAuth();
  const unreached = useToken() !== null && error === 'DETAILS_FAILED';
  const userId = isAuthenticated ? (user?.userId ?? null) : null;
  const [owner, setOwner] = useState<string | null>(null);
  const keeps = userId ?? (error === 'SESSION_ENDED' ? owner : null);
  if (keeps !== owner) setOwner(keeps);
  return { owner: keeps, shown: userId !== null, unreached };
}

/** A page for signed-in players. Search engines get nothing of it; guests are told what it is for (NAV-26). */
export function GuardedPage({ panel }: GuardedProps) {
  const t = useT();
  const panelText = usePanelText();
  const { owner, shown, unreached } = useOwner();
  const keepsGames = useDeviceGames('favourites').length > 0;
  return (
    <ScreenHigh>
      <PageHead title={t(`guard.title.${panel}`)} description={panelText(panel)} index={false} />
      {unreached && <Unreached panel={panel} />}
      {!shown && !unreached && <Guard panel={panel} />}
      {!shown && keepsGames && panel === 'favorites' && <DeviceFavourites />}
      {owner !== null && (
        <div key={owner} hidden={!shown} inert={!shown}>
          <ShownContext value={shown}>
            <Suspense fallback={<LoadingPlace />}>
              <PlayerArea panel={panel} />
            </Suspense>
          </ShownContext>
        </div>
      )}
    </ScreenHigh>
  );
}

/** A session is stored, but the player's details failed to load: no reason to ask for a new sign-in. */
const Unreached = ({ panel }: GuardedProps) => {
  const t = useT();
  return (
    <Stack>
      <PageIntro title={t(`guard.title.${panel}`)} />
      <LoadFailed />
    </Stack>
  );
};
