import { useId } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import type { IntentState } from '@/hooks/useIntent';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { LimitRow } from './LimitRow';
import { LostNotice } from '../parts/LostNotice';
import { Tool } from '../parts/look';

const Rows = styled.ul`
  margin-block: -4px;
`;

/** What a card of limits holds down; the highest single bet stands among the bets. */
export type GroupKind = 'deposit' | 'loss' | 'bet';

/** The highest single bet stands first. */
const inOrder = (one: Limit, other: Limit) => (one.period ?? -1) - (other.period ?? -1);

type LimitGroupProps = {
  kind: GroupKind;
  limits: readonly Limit[];
  /** A change of one of these whose answer did not come; null for none. */
  lost: Extract<IntentState<unknown>, { phase: 'checking' | 'unknown' }> | null;
  onAskAgain: () => void;
  onChange: (limit: Limit) => void;
  /** Keeps the present limit in place of a raise that waits. */
  onTakeBack: (limit: Limit) => void;
};

/** A card of limits of one kind, by day, week and month. */
export function LimitGroup({ kind, limits, lost, onAskAgain, onChange, onTakeBack }: LimitGroupProps) {
  const t = useT();
  const id = useId();
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t(`protection.limits.${kind}`)}</h2>
      <p className="what">{t(`protection.limits.${kind}Text`)}</p>
      {lost && <LostNotice state={lost} onAsk={onAskAgain} />}
      {limits.length === 0 ? (
        <EmptyState title={t('protection.limits.empty')} text={t('protection.limits.emptyText')} />
      ) : (
        <Rows>
          {limits.toSorted(inOrder).map((one) => (
            <LimitRow
              key={`${one.kind}${one.period}`}
              limit={one}
              onChange={() => onChange(one)}
              onTakeBack={() => onTakeBack(one)}
            />
          ))}
        </Rows>
      )}
    </Tool>
  );
}
