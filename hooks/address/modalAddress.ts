import type { MODALS, ModalName, ModalValues } from '@/store/modal';
import { MODAL_PARAMETERS } from '@/store/modalParameters';
import { setAddress } from './useAddress';

type ValuesOf<N extends ModalName> = ModalValues<(typeof MODALS)[N]['parameters'][number]>;

const NO_MODAL = Object.fromEntries(['modal', ...MODAL_PARAMETERS].map((name) => [name, null]));

/** Asks for a modal in the address: Back closes it again (OP-022). */
export const openModal = <N extends ModalName>(name: N, values?: ValuesOf<N>): void =>
  setAddress({ ...NO_MODAL, ...values, modal: name }, 'push');

/** Takes the modal and its parameters out of the address, and leaves the rest of it (OP-022). */
export const closeModal = (): void => setAddress(NO_MODAL, 'replace');

/** Closes the dialog of a deposit that has ended, or of which nothing is known: the address names that deposit no longer. */
export const closeResult = (): void => setAddress({ ...NO_MODAL, deposit: null }, 'replace');

/** Puts another modal in the place of the one that is open: Back leads to the page below both (OP-022). */
export const swapModal = (name: ModalName): void => setAddress({ ...NO_MODAL, modal: name }, 'replace');
