import { Clock } from 'lucide';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Sentence } from '@/components/ui/layout/Sentence';
import { Icon } from '@/components/ui/pictures/Icon';
import { leftOf, usedShare } from '@/domain/protection/limitChange';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { token } from '@/themes/token';
import { limitName } from './limitName';
import { Moment } from '../parts/Moment';

const Root = styled.li`
  padding-block: ${token('space-12')};

  & + & {
    border-block-start: 1px solid ${token('border')};
  }
  .name {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-12')};
  }
  /* Words of a quiet button end where the figures end. */
  .name > button,
  .pending > button:last-child {
    margin-inline-end: calc(-1 * ${token('space-8')});
  }
  .name > button {
    flex: none;
    max-inline-size: 50%;
    text-align: end;
  }
  h3 {
    font: 650 ${token('type-md')} ${token('font-text')};
  }
  progress {
    margin-block: ${token('space-8')};
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    font-size: 13px;
    line-height: 20px;
    color: ${token('text-muted')};
  }
  .pending {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-8')};
    margin-block-start: ${token('space-8')};
    font-size: 13px;
    line-height: 20px;
  }
  .pending > span {
    flex: 1 1 200px;
  }
  > :is([role='status'], [role='alert']) {
    margin-block-start: ${token('space-8')};
  }
`;

type LimitRowProps = {
  limit: Limit;
  onChange: () => void;
  /** Keeps the current limit instead of a pending raise. */
  onTakeBack: () => void;
  /** Confirms a raise that has waited. */
  onConfirm: () => void;
  /** What became of a change, and its dialogs. */
  children: ReactNode;
};

/** A pending change: when it takes effect, or from when on it can be confirmed. */
function Pending({
  limit: { currency, pendingConfirm },
  pending,
}: {
  limit: Limit;
  pending: NonNullable<Limit['pending']>;
}) {
  const { amount, from } = pending;
  const key = pendingConfirm ? 'confirmFrom' : 'pending';
  return (
    <Sentence
      of={`protection.limit.${key}${amount === null ? 'None' : ''}`}
      marks={{ amount: <Amount value={amount ?? '0'} currency={currency} />, from: <Moment value={from} /> }}
    />
  );
}

/** One limit: used and remaining amount, a pending change, and until when it cannot be raised. */
export function LimitRow({ limit, onChange, onTakeBack, onConfirm, children }: LimitRowProps) {
  const t = useT();
  const { kind, amount, currency, used, pending, lockedUntil } = limit;
  const id = useId();
  const now = useClock();
  const share = usedShare(limit, used);
  const name = limitName(limit, t);
  const noConfirming = useAbsent('raiseConfirmation');
  const isWaiting = now === null || pending === null || new Date(pending.from).getTime() > now;
  const isDue = limit.pendingConfirm && !noConfirming && !isWaiting;
  const marks = {
    used: <Amount value={used} currency={currency} />,
    left: <Amount value={leftOf(limit, used)} currency={currency} />,
    amount: <Amount value={amount ?? '0'} currency={currency} />,
  };
  return (
    <Root>
      <div className="name">
        <h3 id={id}>{name}</h3>
        <Button
          look="quiet"
          onClick={onChange}
          aria-label={t(amount === null ? 'protection.limit.setOf' : 'protection.limit.changeOf', { name })}
        >
          {t(amount === null ? 'protection.limit.set' : 'protection.limit.change')}
        </Button>
      </div>
      {amount === null ? (
        <p className="figures">
          <span>{t('protection.limit.none')}</span>
          {kind !== 'maxBet' && (
            <span>
              <Sentence of="protection.limit.used" marks={marks} />
            </span>
          )}
        </p>
      ) : kind === 'maxBet' ? (
        <p className="figures">
          <span>
            <Sentence of="protection.limit.perRound" marks={marks} />
          </span>
        </p>
      ) : (
        <>
          {share !== null && <ProgressBar aria-hidden max={1} value={share} />}
          <p className="figures">
            <span>
              <Sentence of="protection.limit.usedLeft" marks={marks} />
            </span>
            <span>
              <Sentence of="protection.limit.of" marks={marks} />
            </span>
          </p>
        </>
      )}
      {lockedUntil !== null && now !== null && new Date(lockedUntil).getTime() > now && (
        <div className="pending">
          <Icon of={Clock} size={16} />
          <span>
            <Sentence of="protection.limit.lockedUntil" marks={{ from: <Moment value={lockedUntil} /> }} />
          </span>
        </div>
      )}
      {pending && (
        <div className="pending">
          <Icon of={Clock} size={16} />
          <span>
            <Pending limit={limit} pending={pending} />
          </span>
          {isDue && (
            <Button look="quiet" aria-describedby={id} onClick={onConfirm}>
              {t(pending.amount === null ? 'protection.limit.confirmRemoval' : 'protection.limit.confirmRaise')}
            </Button>
          )}
          <Button look="quiet" aria-describedby={id} onClick={onTakeBack}>
            {t('protection.limit.takeBack')}
          </Button>
        </div>
      )}
      {children}
    </Root>
  );
}
