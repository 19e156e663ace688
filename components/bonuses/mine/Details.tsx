import styled from 'styled-components';
import type { UserBonus } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Fields } from '../parts/Fields';
import { Terms } from '../parts/Terms';

const Root = styled.details`
  summary {
    min-block-size: 44px;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

/** All figures and terms of a bonus, folded. */
export function Details({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  return (
    <Root>
      <summary>{t('bonus.details')}</summary>
      <Fields bonus={bonus} />
      <Terms offer={bonus} />
    </Root>
  );
}
