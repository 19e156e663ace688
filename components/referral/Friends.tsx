import { useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { Avatar } from '@/components/ui/pictures/Avatar';
import { formatInstantDay } from '@/domain/format/instant';
import type { Friend } from '@/domain/referral/referral';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  > ul,
  > p {
    margin-block-start: ${token('space-8')};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    padding-block: ${token('space-12')};
  }
  li + li {
    border-block-start: 1px solid ${token('border')};
  }
  li > :first-child {
    grid-row: span 2;
  }
  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small,
  > p {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  small {
    grid-column: 2 / -1;
  }
  ${media.tablet} {
    small {
      grid-column: 2;
    }
    li > :nth-child(3) {
      grid-area: 1 / 3 / span 2;
    }
  }
`;

function When({ friend: { joinedAt, countsUntil } }: { friend: Friend }) {
  const t = useT();
  const locale = useLocale();
  const joined = formatInstantDay(locale, joinedAt ?? '');
  const until = formatInstantDay(locale, countsUntil ?? '');
  const said = [joined && t('referral.joined', { day: joined }), until && t('referral.until', { day: until })];
  return said.filter(Boolean).join(' · ');
}

/** The friends who joined by the link, with masked names, their dates and the share of each. */
export function Friends({ friends, currency }: { friends: readonly Friend[]; currency: string | null }) {
  const t = useT();
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('referral.friends')}</h2>
      {friends.length === 0 ? (
        <p>{t('referral.none')}</p>
      ) : (
        <ul>
          {friends.map((friend, at) => (
            <li key={at}>
              <Avatar name={friend.name?.slice(0, 1) ?? ''} />
              <b>
                <bdi>{friend.name ?? t('referral.friend')}</bdi>
              </b>
              <span>{currency === null ? '–' : <Amount value={friend.share} currency={currency} />}</span>
              <small>{friend.reason === null ? <When friend={friend} /> : t(`referral.reason.${friend.reason}`)}</small>
            </li>
          ))}
        </ul>
      )}
      <p>{t('referral.private')}</p>
    </Root>
  );
}
