import { DEPOSIT_PARAMETERS, type ModalParameter } from './modalParameters';

/**
 * The dialogs that an address may open with `?modal={name}` (spec §2), as data. components/app/modal/modalRegistry.ts
 * renders them; hooks/address/modalAddress.ts opens and closes them.
 */

/** Who may see a modal: everybody, only guests, or only signed-in players (OP-025). */
export type ModalScope = 'any' | 'guest' | 'user';

type Modal = { readonly scope: ModalScope; readonly parameters: readonly ModalParameter[] };

const FOR_GUESTS = { scope: 'guest', parameters: [] } as const;
const FOR_ALL = { scope: 'any', parameters: [] } as const;
const FOR_PLAYERS = { scope: 'user', parameters: [] } as const;
/** The session may have ended while the player was at the provider. */
const DEPOSIT_RESULT = { scope: 'any', parameters: ['met'] } as const;

/**
 * All names of the specification, plus the full menu, the search on phones, the email verification request (M-16),
 * the first steps (W-24), the registration after a Google sign-in, the choice of account when an address carried another player's session (OP-042),
 * the live chat (W-23), the player's inbox, the self-test, what the player has to be told, and statistics (M-28).
 */
export const MODALS = {
  menu: FOR_ALL,
  search: FOR_ALL,
  login: { scope: 'guest', parameters: ['google'] },
  signup: FOR_GUESTS,
  'google-signup': FOR_GUESTS,
  hold: FOR_GUESTS,
  'linked-signup': FOR_ALL,
  'verify-email': FOR_PLAYERS,
  'first-steps': FOR_PLAYERS,
  'verify-email-expired': FOR_ALL,
  'switch-account': FOR_ALL,
  inbox: FOR_PLAYERS,
  'self-test': FOR_ALL,
  notices: { scope: 'user', parameters: ['before'] },
  rakeback: FOR_ALL,
  calendar: FOR_ALL,
  'live-chat': FOR_ALL,
  statistics: { scope: 'any', parameters: ['player'] },
  'deposit-failed': DEPOSIT_RESULT,
  'deposit-return': DEPOSIT_RESULT,
  'deposit-decline': DEPOSIT_RESULT,
  'deposit-cancel': DEPOSIT_RESULT,
  'deposit-pending': DEPOSIT_RESULT,
  'deposit-success': DEPOSIT_RESULT,
  'deposit-3ds-success': { scope: 'any', parameters: DEPOSIT_PARAMETERS },
} as const satisfies Record<string, Modal>;

export type ModalName = keyof typeof MODALS;

export type ModalValues<P extends ModalParameter = ModalParameter> = { readonly [K in P]?: string };

/** The props of every modal: `open` turns false for the exit animation, see MODAL_EXIT_MS. */
export type ModalProps = { open: boolean; values: ModalValues; onClose: () => void };

/** A modal requested by an address, with the parameters that belong to it. */
type AskedModal = { name: ModalName; values: ModalValues };

const isModalName = (name: string | null): name is ModalName => name !== null && Object.hasOwn(MODALS, name);

/** The modal requested by an address query; null for none or an unknown name (OP-022). */
export function modalIn(search: string): AskedModal | null {
  const query = new URLSearchParams(search);
  const name = query.get('modal');
  if (!isModalName(name)) return null;
  const given = MODALS[name].parameters.flatMap((parameter) => {
    const value = query.get(parameter);
    return value === null ? [] : [[parameter, value]];
  });
  return { name, values: Object.fromEntries(given) as ModalValues };
}

/** Whether this modal applies to this visitor (OP-025); on a mirror with loginOff nobody logs in (AUTH-11). */
export function mayOpen(name: ModalName, signedIn: boolean, loginOff = false): boolean {
  if (loginOff && name === 'login') return false;
  const { scope }: Modal = MODALS[name];
  return scope === 'any' || scope === (signedIn ? 'user' : 'guest');
}
