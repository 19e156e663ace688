import type { RealityCheckProps } from '@/components/game/play/RealityCheck';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useCheckDue, usePlaySession } from '@/hooks/player/usePlaySession';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { latePart } from '../late/latePart';

/** Stands for a check that did not load, because the game waits for it; loads the page again. */
function NotLoaded({ due }: RealityCheckProps) {
  const t = useT();
  return (
    <Dialog open={due} title={t('ui.loadingError')} role="alertdialog">
      <Button look="primary" size="main" onClick={() => window.location.reload()}>
        {t('ui.tryAgain')}
      </Button>
    </Dialog>
  );
}

const RealityCheck = latePart<RealityCheckProps>({
  texts: ['play'],
  load: async () => (await import('@/components/game/play/RealityCheck')).RealityCheck,
  Failed: NotLoaded,
});

function OfPlayer() {
  const { session } = usePlaySession();
  return <RealityCheck session={session} due={useCheckDue(session)} />;
}

/** The reality check of a player, loaded before it is due: a lost connection does not suppress it. */
export function CheckGate() {
  const [isAuthenticated, isAbsent] = [useIsAuthenticated(), useAbsent('realityCheck')];
  return isAuthenticated && !isAbsent && <OfPlayer />;
}
