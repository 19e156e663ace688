import { createElement, Suspense, useEffect, useMemo } from 'react';
import { MODAL_EXIT_MS } from '@/config/motion';
import { closeModal, keepModalHistoryShallow } from '@/hooks/modalAddress';
import { useSearch } from '@/hooks/useAddress';
import { useToken } from '@/hooks/useToken';
import { mayOpen, modalIn } from '@/store/modal';
import { ModalBoundary } from './ModalBoundary';
import { MODAL_REGISTRY, type ModalRegistry } from './modalRegistry';
import { useLinger } from './useLinger';

/**
 * Shows the dialog that the address asks for, on any page (STACK-07). One that makes no sense for this visitor is taken out
 * of the address (OP-025); one that closes stays for its way out.
 */
export function ModalHost({ registry = MODAL_REGISTRY }: { registry?: ModalRegistry }) {
  useEffect(keepModalHistoryShallow, []);
  const search = useSearch();
  const signedIn = Boolean(useToken());
  const asked = useMemo(() => modalIn(search), [search]);
  const known = asked && registry[asked.name] ? asked : null;
  const refused = known !== null && !mayOpen(known.name, signedIn);
  useEffect(() => {
    if (refused) closeModal();
  }, [refused]);

  const open = refused ? null : known;
  const shown = useLinger(open, MODAL_EXIT_MS);
  const modal = shown && registry[shown.name];
  return (
    modal && (
      <ModalBoundary key={shown.name}>
        <Suspense>{createElement(modal, { open: open !== null, values: shown.values, onClose: closeModal })}</Suspense>
      </ModalBoundary>
    )
  );
}
