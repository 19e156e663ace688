import { lazy, type ComponentType } from 'react';
import type { ModalName, ModalProps } from '@/store/modal';

/** Name → what draws it. A name without an entry shows nothing and stays in the address (OP-022). */
export type ModalRegistry = { readonly [N in ModalName]?: ComponentType<ModalProps> };

/**
 * The dialogs that exist. Each entry is React's `lazy` over a dynamic import, so that a dialog is loaded when it is first
 * opened and weighs nothing before.
 */
export const MODAL_REGISTRY: ModalRegistry = {
  search: lazy(async () => ({ default: (await import('@/components/search/SearchSheet')).SearchSheet })),
};
