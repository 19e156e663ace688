export const DEPOSIT_PARAMETERS = ['met', 'PaReq', 'MD'] as const;

/**
 * Parameters used together with `modal`: the payment method's name, the two values of a 3-D Secure return, why a
 * Google sign-in failed, whose statistics are asked for, and before what notices are answered.
 */
export const MODAL_PARAMETERS = [...DEPOSIT_PARAMETERS, 'google', 'player', 'before'] as const;

export type ModalParameter = (typeof MODAL_PARAMETERS)[number];

/** A path with query, without its modal parameters: two addresses of a page compare equal, whatever dialog is open. */
export function withoutModal(address: string): string {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['modal', ...MODAL_PARAMETERS]) query.delete(name);
  const rest = query.toString();
  return rest ? `${path}?${rest}` : path;
}
