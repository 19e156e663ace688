import { Inbox } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Loading } from '@/components/ui/feedback/Loading';
import { Notice } from '@/components/ui/feedback/Notice';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Icon } from '@/components/ui/pictures/Icon';
import { endsToday, groupOf, INBOX_GROUPS, unreadIds, type InboxEntry, type InboxGroup } from '@/domain/inbox/inbox';
import { localDay } from '@/domain/time/day';
import { isFocusLost } from '@/hooks/address/focusPage';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useReadInboxMutation } from '@/services/inbox/inbox';
import type { ModalProps } from '@/store/modal';
import { token } from '@/themes/token';
import { InboxList } from './InboxList';
import { useInbox } from './useInbox';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-12')};

  > div {
    flex: 1 1 100%;
    ${pillRow}
  }
  > :last-child:not(div) {
    margin-inline-start: auto;
  }
  > div > button {
    ${pill}
  }
  > p {
    padding-block: 10px;
    color: ${token('text-muted')};
  }
`;

/** Which groups can be chosen: those with an entry, where there is more than one. */
function groupsOf(entries: readonly InboxEntry[]): readonly InboxGroup[] {
  const groups = INBOX_GROUPS.filter((group) => entries.some((entry) => groupOf(entry) === group));
  return groups.length > 1 ? groups : [];
}

/** What happened to the player lately (`?modal=inbox`): each entry leads to where something can be done about it. */
export function InboxDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const { offered, entries, isFailed, refetch } = useInbox({ fresh: true });
  return (
    <Dialog open={open} onClose={onClose} size="end" title={t('inbox.title')}>
      {!offered && <p>{t('inbox.notOffered')}</p>}
      {offered && isFailed && <ErrorState title={t('inbox.failed')} onRetry={refetch} />}
      {offered && !isFailed && entries === null && <Loading shapes={['line', 'line', 'line', 'line']} />}
      {entries?.length === 0 && (
        <EmptyState title={t('inbox.empty')} text={t('inbox.emptyText')} icon={<Icon of={Inbox} size={24} />} />
      )}
      {entries && entries.length > 0 && <Entries entries={entries} />}
    </Dialog>
  );
}

function Entries({ entries }: { entries: readonly InboxEntry[] }) {
  const t = useT();
  const now = useClock();
  const [readInbox] = useReadInboxMutation();
  const { state, send, reset } = useWrite(readInbox, { onDone: () => reset() });
  const [chosen, choose] = useState<InboxGroup | null>(null);
  const groups = groupsOf(entries);
  // A group that is gone leaves all of them.
  const group = chosen && groups.includes(chosen) ? chosen : null;
  const shown = group ? entries.filter((entry) => groupOf(entry) === group) : entries;
  const today = now === null ? null : localDay(new Date(now));
  const isToday = (entry: InboxEntry) => endsToday(entry) || localDay(new Date(entry.at)) === today;
  const parts = [
    { title: t('inbox.today'), entries: shown.filter(isToday) },
    { title: t('inbox.earlier'), entries: shown.filter((entry) => !isToday(entry)) },
  ];
  const unread = unreadIds(entries);
  // The button is gone with the last unread entry: its place says so, and takes its focus.
  const [hasReadAll, setReadAll] = useState(false);
  const allRead = useRef<HTMLParagraphElement>(null);
  const isDone = hasReadAll && unread.length === 0;
  useLayoutEffect(() => {
    if (isDone && isFocusLost()) allRead.current?.focus();
  }, [isDone]);
  const readAll = () => {
    setReadAll(true);
    send({ ids: unread });
  };
  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  return (
    <>
      <Tools>
        {groups.length > 0 && (
          <div role="group" aria-label={t('inbox.filter.name')}>
            {[null, ...groups].map((one) => (
              <button
                key={one}
                type="button"
                aria-current={one === group || undefined}
                aria-pressed={one === group}
                onClick={() => choose(one)}
              >
                {t(`inbox.filter.${one ?? 'all'}`)}
              </button>
            ))}
          </div>
        )}
        {unread.length > 0 && (
          <Button look="quiet" busy={isBusy} onClick={readAll}>
            {t('inbox.readAll')}
          </Button>
        )}
        {isDone && (
          <p ref={allRead} tabIndex={-1}>
            {t('inbox.allRead')}
          </p>
        )}
      </Tools>
      {(state.phase === 'refused' || state.phase === 'unknown') && (
        <Notice tone="warning">{t('inbox.readFailed')}</Notice>
      )}
      {parts.map(
        ({ title, entries: some }) =>
          some.length > 0 && (
            <InboxList
              key={title}
              title={title}
              entries={some}
              today={today}
              onOpen={({ id, read }) => {
                if (!read) send({ ids: [id] });
              }}
            />
          ),
      )}
    </>
  );
}
