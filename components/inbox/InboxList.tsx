import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { formatInstantDay, formatTime } from '@/domain/format/instant';
import { endsToday, type InboxEntry } from '@/domain/inbox/inbox';
import { localDay } from '@/domain/time/day';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useEntryWords, type EntryTone } from './useEntryWords';

const Root = styled.section`
  h3 {
    margin-block-end: ${token('space-4')};
    font: 600 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  .entry {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 ${token('space-12')};
    padding-block: ${token('space-12')};
    border-radius: ${token('radius-md')};
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .unread b::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${token('space-8')};
    border-radius: 50%;
    background: ${token('accent')};
    vertical-align: 1px;
  }
  time,
  .text {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  time {
    white-space: nowrap;
  }
  .text {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .unread b::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Square = styled.span<{ $tone: EntryTone }>`
  grid-row: span 2;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('radius-md')};
  background: ${(props) => token(`${props.$tone}-soft`)};
  color: ${(props) => token(`${props.$tone}-text`)};
`;

type InboxListProps = {
  title: string;
  entries: readonly InboxEntry[];
  /** Today on the device: entries of that day have a time, all others a day; null until known. */
  today: string | null;
  onOpen: (entry: InboxEntry) => void;
};

/** Entries of one stretch of time; each leads to the page on which something can be done about it. */
export function InboxList({ title, entries, today, onOpen }: InboxListProps) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const { isAbsent } = useFollow();
  const wordsOf = useEntryWords();
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {entries.map((entry) => {
          const { icon, tone, page, title: what, text } = wordsOf(entry);
          const at = new Date(entry.at);
          const when = localDay(at) === today ? formatTime(locale, at) : formatInstantDay(locale, entry.at);
          const [href, look] = [urlOf(page), entry.read ? 'entry' : 'entry unread'];
          const words = (
            <>
              <Square $tone={tone}>
                <Icon of={icon} />
              </Square>
              <b>
                {!entry.read && <VisuallyHidden>{t('inbox.isUnread')} </VisuallyHidden>}
                {what}
              </b>
              {!endsToday(entry) && <time dateTime={entry.at}>{when}</time>}
              <span className="text">
                <bdi>{text}</bdi>
              </span>
            </>
          );
          return (
            <li key={entry.id}>
              {isAbsent(href) ? (
                <div className={look}>{words}</div>
              ) : (
                <SiteLink className={look} href={href} how="replace" onClickCapture={() => onOpen(entry)}>
                  {words}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
