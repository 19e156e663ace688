import Router from 'next/router';
import { MODAL_PARAMETERS, withoutModal, type MODALS, type ModalName, type ModalValues } from '@/store/modal';
import { setAddress } from './useAddress';

type ValuesOf<N extends ModalName> = ModalValues<(typeof MODALS)[N]['parameters'][number]>;

const NO_MODAL = Object.fromEntries(['modal', ...MODAL_PARAMETERS].map((name) => [name, null]));

/** Asks for a modal in the address: Back closes it again (OP-022). */
export const openModal = <N extends ModalName>(name: N, values?: ValuesOf<N>): void =>
  setAddress({ ...NO_MODAL, ...values, modal: name }, 'push');

/** Takes the modal and its parameters out of the address, and leaves the rest of it (OP-022). */
export const closeModal = (): void => setAddress(NO_MODAL, 'replace');

const pageNow = () => location.pathname + location.search;

/**
 * Back and forward between addresses that differ only in their modal leave the page as it is: Next would fetch its data
 * again, since the entry of the first load is not marked shallow. Answers how to stop.
 */
export function keepModalHistoryShallow(): () => void {
  let shown = pageNow();
  const remember = () => {
    shown = pageNow();
  };
  Router.events.on('routeChangeComplete', remember);
  Router.beforePopState(() => {
    const page = pageNow();
    if (page === shown || withoutModal(page) !== withoutModal(shown)) return true;
    setAddress({}, 'replace');
    return false;
  });
  return () => {
    Router.events.off('routeChangeComplete', remember);
    Router.beforePopState(() => true);
  };
}
