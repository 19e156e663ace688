import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { OneLimit } from './OneLimit';
import { Tool } from '../parts/look';

const Rows = styled.ul`
  margin-block: -4px;
`;

/** Subject of a card of limits; the highest single bet belongs to the bets. */
export type GroupKind = 'deposit' | 'loss' | 'bet';

/** The highest single bet comes first. */
const inOrder = (one: Limit, other: Limit) => (one.period ?? -1) - (other.period ?? -1);

type LimitGroupProps = {
  kind: GroupKind;
  limits: readonly Limit[];
};

/** Card of the limits of one kind, by day, week and month. */
export function LimitGroup({ kind, limits }: LimitGroupProps) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t(`protection.limits.${kind}`)}</h2>
      <p className="what">{t(`protection.limits.${kind}Text`)}</p>
      {limits.length === 0 ? (
        <EmptyState
          title={t('protection.limits.empty')}
          text={t('protection.limits.emptyText')}
          action={<ButtonLink href={urlOf('contacts')}>{t('protection.contact')}</ButtonLink>}
        />
      ) : (
        <Rows>
          {limits.toSorted(inOrder).map((one) => (
            <OneLimit key={`${one.kind}${one.period}`} limit={one} />
          ))}
        </Rows>
      )}
    </Tool>
  );
}
