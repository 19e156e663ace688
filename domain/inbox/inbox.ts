/** What can happen to an account's own safety. */
export const SAFETY_EVENTS = [
  ...(['newDevice', 'passwordChanged', 'emailChanged', 'authenticatorOn', 'authenticatorOff'] as const),
  ...(['passkeyAdded', 'passkeyRemoved', 'recoveryCodes', 'copyReady'] as const),
] as const;
type SafetyEvent = (typeof SAFETY_EVENTS)[number];

/** What an entry of the inbox tells; amounts are decimal strings, instants ISO 8601. */
export type InboxEntry = { id: string; at: string; read: boolean } & (
  | {
      kind: 'withdrawal';
      stage: 'requested' | 'approved' | 'completed' | 'rejected' | 'failed';
      amount: string;
      currency: string;
      reference: string | null;
      reason: string | null;
    }
  | { kind: 'document'; status: 'requested' | 'confirmed' | 'rejected'; document: string; reason: string | null }
  | { kind: 'bonus'; event: 'granted' | 'endsToday' | 'completed' | 'expired'; name: string; endsAt: string | null }
  | {
      kind: 'safety';
      event: SafetyEvent;
      device: string | null;
      country: string | null;
    }
  | {
      kind: 'prize';
      name: string;
      position: number | null;
      /** Money, or free spins in a game. */
      won: { amount: string; currency: string } | { freeSpins: number; game: string | null };
    }
  | { kind: 'claim'; amount: string; currency: string; endsAt: string }
);

export type InboxGroup = 'money' | 'rewards' | 'documents' | 'safety';

export const INBOX_GROUPS: readonly InboxGroup[] = ['money', 'rewards', 'documents', 'safety'];

const GROUP_OF: Readonly<Record<InboxEntry['kind'], InboxGroup>> = {
  withdrawal: 'money',
  document: 'documents',
  bonus: 'rewards',
  claim: 'rewards',
  safety: 'safety',
  prize: 'rewards',
};

export const groupOf = ({ kind }: InboxEntry): InboxGroup => GROUP_OF[kind];

/** What ends today is news of today, wherever the account's day began. */
export const endsToday = (entry: InboxEntry): boolean =>
  entry.kind === 'claim' || (entry.kind === 'bonus' && entry.event === 'endsToday');

/** Most ids that one call marks as read. */
export const MOST_READ = 50;

/** The ids that are not read yet, as many as one call takes. */
export const unreadIds = (entries: readonly InboxEntry[]): string[] =>
  entries
    .filter(({ read }) => !read)
    .slice(0, MOST_READ)
    .map(({ id }) => id);
