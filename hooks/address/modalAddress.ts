import type { MODALS, ModalName, ModalValues } from '@/store/modal';
import { MODAL_PARAMETERS } from '@/store/modalParameters';
import { setAddress } from './useAddress';

type ValuesOf<N extends ModalName> = ModalValues<(typeof MODALS)[N]['parameters'][number]>;

const NO_MODAL = Object.fromEntries(['modal', ...MODAL_PARAMETERS].map((name) => [name, null]));

/** Opens a modal through the address, so that Back closes it (OP-022). */
export const openModal = <N extends ModalName>(name: N, values?: ValuesOf<N>): void =>
  setAddress({ ...NO_MODAL, ...values, modal: name }, 'push');

/** Removes the modal and its parameters from the address (OP-022). */
export const closeModal = (): void => setAddress(NO_MODAL, 'replace');

/** Removes a modal that is not for this visitor, unless another has taken its place meanwhile. */
export const refuseModal = (name: ModalName): void =>
  setAddress(NO_MODAL, 'replace', () => new URLSearchParams(location.search).get('modal') === name);

/** Closes a deposit result and removes the deposit from the address, once it has ended or is unknown. */
export const closeResult = (): void => setAddress({ ...NO_MODAL, deposit: null }, 'replace');

/** Replaces the open modal with another: Back leads to the page below both (OP-022). */
export const swapModal = (name: ModalName): void => setAddress({ ...NO_MODAL, modal: name }, 'replace');
