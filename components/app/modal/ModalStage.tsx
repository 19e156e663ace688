import { createElement, Suspense, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { MODAL_EXIT_MS } from '@/config/motion';
import { closeModal } from '@/hooks/address/modalAddress';
import { keepModalHistoryShallow } from './modalHistory';
import { useSearch } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useSwitchedOff } from '@/hooks/useSwitchedOff';
import { useToken } from '@/hooks/player/useToken';
import { mayOpen, modalIn } from '@/store/modal';
import type { Store } from '@/store/store';
import { whenIdle } from '@/hooks/whenAtRest';
import { ModalBoundary } from '../late/ModalBoundary';
import { loadGuestDialogs, MODAL_LISTS, MODAL_REGISTRY, UnavailableDialog, type ModalRegistry } from './modalRegistry';
import { MODAL_CALLS } from '../pages/neededCalls';
import { useLinger } from '../late/useLinger';

/**
 * Shows the dialog that the address asks for, on any page (STACK-07). One that makes no sense for this visitor is taken out
 * of the address (OP-025); one that closes stays for its way out.
 */
export function ModalStage({ registry = MODAL_REGISTRY }: { registry?: ModalRegistry }) {
  useEffect(keepModalHistoryShallow, []);
  const search = useSearch();
  const { isInitialized, isAuthenticated } = useAuth();
  const token = useToken();
  // A dialog for guests need not wait for the details of a player who is about to be known.
  const signedIn = isInitialized ? isAuthenticated : token !== null;
  const asked = useMemo(() => modalIn(search), [search]);
  const known = asked && registry[asked.name] ? asked : null;
  const allowed = known !== null && mayOpen(known.name, signedIn);
  // A dialog for players waits until it is known that there is none.
  const refused = known !== null && !allowed && (isInitialized || token !== null);
  useEffect(() => {
    if (refused) closeModal();
  }, [refused]);

  useEffect(() => {
    if (!signedIn) return whenIdle(() => void loadGuestDialogs());
  }, [signedIn]);

  const open = allowed ? known : null;
  const dispatch = useDispatch<Store['dispatch']>();
  const lists = open ? MODAL_LISTS[open.name] : undefined;
  useEffect(() => {
    // What does not come the dialog asks for itself.
    void lists?.().then(
      (load) => dispatch(load()),
      () => undefined,
    );
  }, [lists, dispatch]);
  const shown = useLinger(open, MODAL_EXIT_MS);
  const isOff = useSwitchedOff((shown && MODAL_CALLS[shown.name]) ?? []);
  const modal = shown && (isOff ? UnavailableDialog : registry[shown.name]);
  return (
    modal && (
      <ModalBoundary key={shown.name}>
        <Suspense>{createElement(modal, { open: open !== null, values: shown.values, onClose: closeModal })}</Suspense>
      </ModalBoundary>
    )
  );
}
