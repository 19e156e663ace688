import { useMemo } from 'react';
import type { InboxEntry } from '@/domain/inbox/inbox';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useInboxQuery } from '@/services/inbox/inbox';

/** How often it is asked whether there is news, while the page is looked at. */
const POLL_MS = 60_000;

type Inbox = {
  /** Whether this player has an inbox at all: never one who is excluded. */
  offered: boolean;
  /** Null until they are known. */
  entries: readonly InboxEntry[] | null;
  unread: number;
  isFailed: boolean;
  refetch: () => void;
};

/** The player's inbox. `fresh` asks anew when the part that shows it is opened. */
export function useInbox({ fresh = false } = {}): Inbox {
  const isOff = useAbsent('inbox');
  const excluded = useExcluded() !== null;
  const signedOut = useToken() === null;
  const offered = !isOff && !excluded;
  const { data, isError, isFetching, refetch } = useInboxQuery(undefined, {
    skip: !offered || signedOut,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: fresh,
  });
  const entries = offered ? (data ?? null) : null;
  const unread = useMemo(() => entries?.filter(({ read }) => !read).length ?? 0, [entries]);
  return {
    offered,
    entries,
    unread,
    isFailed: isError && !isFetching && data === undefined,
    refetch: () => void refetch(),
  };
}
