import { CAPABILITIES, type Capability, type CapabilityRow } from '@/config/capabilities';
import { CAPABILITY_NOTES } from '@/config/capabilityNotes';
import type { OperationId } from '@/contract/wire';

/** What a player finds without a call that no capability of its own stands for. */
export const WITHOUT: Partial<Readonly<Record<OperationId, string>>> = {
  settings: 'The built-in settings hold, or the host does not start (SETTINGS_REQUIRED)',
  locale: 'The built-in texts are shown, and pages that the operator writes say that they are being prepared',
  asset: 'The name, or the mark of the theme, stands in place of a picture',
  location: 'The country of a visitor is unknown, so nobody sees the country block',
  countries: 'The form says that its lists could not be loaded',
  currencies: 'The form says that its lists could not be loaded',
  userDetails: 'Nobody stays logged in',
  logEvent: 'Page views are not reported; players see no difference',
  reportCountryBlocked: 'Blocks are not reported; visitors see no difference',
  searchIndex: 'The search asks the list of games for every text, and finds what that finds',
  verifyEmail: 'The link of the verification e-mail ends with an error',
  categories: 'Games are not sorted into categories',
  playSession: 'The time played, and its result, are not shown',
  addFavourite: 'A heart that is pressed is not kept',
  removeFavourite: 'A heart cannot be taken back',
  mergeFavourites: 'Favourites from before the log-in do not join those of the account',
  recentGames: 'Games played lately on other devices are not shown',
  mergeRecentGames: 'Games played before the log-in do not join those of the account',
  logout: 'Logging out ends the session in this browser only',
  googleSignUp: 'Who has no account yet cannot register with Google',
  renewRecoveryCodes: 'Recovery codes cannot be renewed',
  confirmIdentity: 'Whatever asks players for a proof of who they are cannot be done',
  uploadDocument: 'No document can be sent',
  deposit: 'The outcome of a deposit is not followed',
  openDeposits: 'Unfinished deposits are not listed',
  cancelDeposit: 'An unfinished deposit cannot be cancelled',
  postThreeDs: 'The return of 3-D Secure is not handed over',
  cancelWithdrawal: 'A pending withdrawal cannot be cancelled',
  cancelEmailChange: 'A change of the e-mail address cannot be taken back',
  round: 'Rounds have no details',
  claimRakeback: 'Days cannot be claimed where rakebackClaimMethod is GET',
  claimRakebackByPost: 'Days cannot be claimed where rakebackClaimMethod is POST',
  deleteChatMessage: 'Messages cannot be taken back',
  reportChatMessage: 'Messages cannot be reported',
  blockChatPlayer: 'Players cannot be hidden',
};

const ROWS = Object.entries(CAPABILITIES) as [Capability, CapabilityRow][];

/** What a player cannot do, in a sentence. */
export const cannot = (capability: Capability): string => `Players cannot ${CAPABILITY_NOTES[capability].words}`;

/** What a player finds without this call, in a sentence. */
export function without(call: string): string {
  const [own] = ROWS.find(([, { needs }]) => needs.length === 1 && needs[0] === call) ?? [];
  return WITHOUT[call as OperationId] ?? (own ? cannot(own) : 'Something is left out');
}
