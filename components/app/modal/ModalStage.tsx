import { createElement, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { MODAL_EXIT_MS } from '@/config/motion';
import { focusPage, isFocusLost } from '@/hooks/address/focusPage';
import { closeModal, refuseModal } from '@/hooks/address/modalAddress';
import { keepModalHistoryShallow } from './modalHistory';
import { useSearch } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { isAbsentDialog } from '@/domain/site/absent';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { mayOpen, modalIn } from '@/store/modal';
import { whenIdle } from '@/hooks/whenAtRest';
import { ModalBoundary } from '../late/ModalBoundary';
import { loadGuestDialogs, modalRegistry, type ModalRegistry } from './modalRegistry';
import { useLinger } from '../late/useLinger';

const isResult = (name: string) => name.startsWith('deposit-');

/** Stands for a deposit's result that did not load. Closing it keeps the address, so a reload shows the result. */
function ResultNotLoaded({ open, onRetry }: { open: boolean; onRetry: () => void }) {
  const t = useT();
  const [isLeft, setIsLeft] = useState(false);
  return (
    <Dialog open={open && !isLeft} onClose={() => setIsLeft(true)} title={t('ui.loadingError')} role="alertdialog">
      <Button look="primary" size="main" onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </Dialog>
  );
}

/**
 * Shows the dialog named in the URL, on any page (STACK-07). One that is not allowed for this visitor is removed from
 * the URL (OP-025); a closing one stays mounted for its exit animation. One that fails to load says so, and the next
 * press tries again; for a deposit's result, which no press opened, a box offers that.
 */
export function ModalStage({ registry = modalRegistry }: { registry?: () => ModalRegistry }) {
  const t = useT();
  const alert = useAlert();
  const [dialogs, setDialogs] = useState(registry);
  const [broken, setBroken] = useState<object | null>(null);
  useEffect(keepModalHistoryShallow, []);
  const search = useSearch();
  const { isInitialized, isAuthenticated } = useAuth();
  const settings = useSettings();
  const { loginOff } = settings;
  const token = useToken();
  // Until the player's details arrive the stored token decides, so that dialogs for guests need not wait.
  const signedIn = isInitialized ? isAuthenticated : token !== null;
  const asked = useMemo(() => modalIn(search), [search]);
  const known = asked && dialogs[asked.name] ? asked : null;
  const allowed = known !== null && mayOpen(known.name, signedIn, loginOff);
  // A dialog for players is refused only once it is certain that nobody is signed in.
  const refused = known !== null && !allowed && (isInitialized || token !== null) ? known.name : null;
  useEffect(() => {
    if (refused !== null) refuseModal(refused);
  }, [refused]);

  useEffect(() => {
    if (!signedIn) return whenIdle(() => void loadGuestDialogs());
  }, [signedIn]);

  const open = allowed ? known : null;
  const shown = useLinger(open, MODAL_EXIT_MS);
  // A dialog gives the focus back to what opened it. After a log-in that is gone, and the page takes it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open !== null) wasOpen.current = true;
    else if (wasOpen.current && isFocusLost()) focusPage();
    if (shown === null) wasOpen.current = false;
  }, [open, shown]);
  const isOff = shown !== null && isAbsentDialog(shown.name, settings);
  const modal = shown && shown !== broken && dialogs[isOff ? 'absent' : shown.name];
  const onBroken = () => {
    setBroken(shown);
    setDialogs(registry);
    // A deposit's result stays in the URL with the values of the bank: another try, or a reload, hands them over.
    if (!shown || isResult(shown.name)) return;
    alert.error(t('ui.loadingError'));
    refuseModal(shown.name);
  };
  if (shown !== null && shown === broken && isResult(shown.name))
    return <ResultNotLoaded open={open !== null} onRetry={() => setBroken(null)} />;
  return (
    modal && (
      <ModalBoundary key={shown.name} onBroken={onBroken}>
        <Suspense>{createElement(modal, { open: open !== null, values: shown.values, onClose: closeModal })}</Suspense>
      </ModalBoundary>
    )
  );
}
