import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { isLostWrite, type WriteState } from '@/hooks/useWrite';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { LimitRefusal } from './LimitRefusal';
import { LimitRow } from './LimitRow';
import { LostNotice } from '../parts/LostNotice';
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
  /** A change of one of these limits whose dialog is closed; null for none. */
  state: WriteState<unknown> | null;
  onAskAgain: () => void;
  onChange: (limit: Limit) => void;
  /** Keeps the current limit instead of a pending raise. */
  onTakeBack: (limit: Limit) => void;
  /** Confirms a raise that has waited. */
  onConfirm: (limit: Limit) => void;
};

/** Card of the limits of one kind, by day, week and month. */
export function LimitGroup({ kind, limits, state, onAskAgain, onChange, onTakeBack, onConfirm }: LimitGroupProps) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t(`protection.limits.${kind}`)}</h2>
      <p className="what">{t(`protection.limits.${kind}Text`)}</p>
      {state && isLostWrite(state) && <LostNotice state={state} onAsk={onAskAgain} />}
      {state?.phase === 'refused' && <LimitRefusal error={state.error} />}
      {limits.length === 0 ? (
        <EmptyState
          title={t('protection.limits.empty')}
          text={t('protection.limits.emptyText')}
          action={<ButtonLink href={urlOf('contacts')}>{t('protection.contact')}</ButtonLink>}
        />
      ) : (
        <Rows>
          {limits.toSorted(inOrder).map((one) => (
            <LimitRow
              key={`${one.kind}${one.period}`}
              limit={one}
              onChange={() => onChange(one)}
              onTakeBack={() => onTakeBack(one)}
              onConfirm={() => onConfirm(one)}
            />
          ))}
        </Rows>
      )}
    </Tool>
  );
}
