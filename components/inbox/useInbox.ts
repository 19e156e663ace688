import { useEffect, useEffectEvent, useMemo } from 'react';
import type { InboxEntry } from '@/domain/inbox/inbox';
import { useToken } from '@/hooks/player/useToken';
import { useTabHidden } from '@/hooks/tab/useTabHidden';
import { onReturn } from '@/services/browser/onReturn';
import { useInboxQuery } from '@/services/inbox/inbox';
import { useInboxOffered } from './useInboxOffered';

/** How often it is asked whether there is news, while the page is looked at. */
const POLL_MS = 60_000;

type Inbox = {
  offered: boolean;
  /** Null until they are known. */
  entries: readonly InboxEntry[] | null;
  unread: number;
  isFailed: boolean;
  refetch: () => void;
};

/** The player's inbox. `fresh` asks anew when the part that shows it is opened. */
export function useInbox({ fresh = false } = {}): Inbox {
  const offered = useInboxOffered();
  const skip = useToken() === null || !offered;
  const isHidden = useTabHidden();
  const { data, isError, isFetching, refetch } = useInboxQuery(undefined, {
    skip,
    pollingInterval: isHidden ? 0 : POLL_MS,
    refetchOnMountOrArgChange: fresh,
  });
  const ask = useEffectEvent(() => {
    if (!skip) void refetch();
  });
  useEffect(() => onReturn(() => ask()), []);
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
