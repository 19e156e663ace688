import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Count } from '@/components/ui/figures/Figures';
import { pill, pillRow } from '@/components/ui/navigation/pills';
import { Icon } from '@/components/ui/pictures/Icon';
import type { BonusType } from '@/domain/bonuses/offer';
import { setAddress } from '@/hooks/address/useAddress';
import { isBrowsers, useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { KIND_ICONS } from '../parts/kindIcons';

const Root = styled.nav`
  min-inline-size: 0;

  ul {
    ${pillRow}
  }
  a {
    ${pill}
  }
`;

const TEXTS = {
  deposit: 'bonus.filter.deposit',
  freespins: 'bonus.filter.freespins',
  instant_cashback: 'bonus.filter.cashback',
  no_deposit: 'bonus.filter.gift',
} as const satisfies Record<BonusType, string>;
const ORDER: readonly BonusType[] = ['deposit', 'freespins', 'instant_cashback', 'no_deposit'];

export type Counts = Partial<Record<BonusType, number>>;

type TypePillsProps = {
  chosen: BonusType | null;
  /** Of each type; null where it is not known, which shows every type without a number. */
  counts: Counts | null;
  all: number | null;
};

/** Filters by type of offer, as links of this page; a type without an offer is left out. */
export function TypePills({ chosen, counts, all }: TypePillsProps) {
  const t = useT();
  const { pathname } = useRouter();
  const { addressOf, handlers } = useFollow();
  const here = usePageUrl()('promotions');
  const shown = ORDER.filter((type) => counts === null || (counts[type] ?? 0) > 0 || type === chosen);
  if (shown.length < 2) return null;
  const to = (type: BonusType | null) => ({
    ...handlers,
    href: addressOf(type === null ? here : `${here}?type=${type}`),
    'aria-current': type === chosen ? ('true' as const) : undefined,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (pathname !== here || isBrowsers(event)) return handlers.onClick(event);
      event.preventDefault();
      setAddress({ type, page: null, offer: null }, 'push');
    },
  });
  return (
    <Root aria-label={t('bonus.filter.name')}>
      <ul>
        <li>
          <a {...to(null)}>
            {t('bonus.filter.all')} {all !== null && <Count value={all} />}
          </a>
        </li>
        {shown.map((type) => (
          <li key={type}>
            <a {...to(type)}>
              <Icon of={KIND_ICONS[type]} size={16} />
              {t(TEXTS[type])} {counts && <Count value={counts[type] ?? 0} />}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
