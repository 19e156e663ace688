/** Those of a deposit's result. */
export const DEPOSIT_PARAMETERS = ['met', 'PaReq', 'MD'] as const;

/**
 * Parameters that stand beside `modal`: the payment method's name, the two values of a 3-D Secure return, and why nobody came
 * back from Google signed in.
 */
export const MODAL_PARAMETERS = [...DEPOSIT_PARAMETERS, 'google'] as const;

export type ModalParameter = (typeof MODAL_PARAMETERS)[number];

/** A path with query as it is without a modal: two of a page are equal, whatever dialog is over it. */
export function withoutModal(address: string): string {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['modal', ...MODAL_PARAMETERS]) query.delete(name);
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
