import { Gift } from 'lucide';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { RewardButton } from '@/components/ui/controls/RewardButton';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { formatNearInstant } from '@/domain/format/nearInstant';
import { useAlert } from '@/hooks/useAlert';
import { useWrite } from '@/hooks/useWrite';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { onReturn } from '@/services/browser/onReturn';
import { useDailyBonusQuery, useOpenDailyBonusMutation, type DailyBonus as Daily } from '@/services/rewards/dailyBonus';
import { serverNow } from '@/services/http/serverClock';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-12')};
  p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
  .amount {
    font: ${token('font-display-weight')} 32px/40px ${token('font-display')};
    color: ${token('reward-text')};
  }
`;

/** Maximum delay of a browser timer, in milliseconds. */
const LONGEST_MS = 2_147_483_647;

/** How long after its time the next one is asked for, in milliseconds. */
const AFTER_MS = 1_000;

/** Refetches once the next daily bonus can be opened. */
function useNext(nextAt: string | null, ask: () => unknown, skip: boolean): void {
  useEffect(() => {
    const next = Date.parse(nextAt ?? '');
    if (skip || Number.isNaN(next)) return;
    const timer = setTimeout(ask, Math.min(LONGEST_MS, Math.max(0, next - serverNow()) + AFTER_MS));
    // Timers stand still while the device sleeps.
    const stop = onReturn(() => {
      if (serverNow() >= next + AFTER_MS) ask();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [nextAt, ask, skip]);
}

function Opened({ daily: { result, nextAt } }: { daily: Daily }) {
  const t = useT();
  const locale = useLocale();
  const next = new Date(nextAt ?? '');
  return (
    <>
      {result && (
        <p className="amount">
          <Amount value={result.amount} currency={result.currency} />
        </p>
      )}
      <p>{t('daily.opened')}</p>
      {!Number.isNaN(next.getTime()) && <p>{t('daily.next', { instant: formatNearInstant(locale, next) })}</p>}
    </>
  );
}

function Waiting() {
  const t = useT();
  const alert = useAlert();
  const [open] = useOpenDailyBonusMutation();
  const { state, send } = useWrite(open, { onDone: () => alert.success(t('daily.done')) });
  const busy = state.phase === 'sending' || state.phase === 'checking';
  return (
    <>
      <p>{t('daily.text')}</p>
      <RewardButton icon={<Icon of={Gift} />} busy={busy} onClick={() => send({})}>
        {t('daily.open')}
      </RewardButton>
      {state.phase === 'checking' && <p role="status">{t('daily.checking')}</p>}
      {state.phase === 'unknown' && <Notice tone="warning">{t('daily.unknown')}</Notice>}
      {state.phase === 'refused' && <Notice tone="danger">{state.error.message ?? t('daily.refused')}</Notice>}
    </>
  );
}

/** The daily bonus (BON-12, W-20): one per day, opened by a press; renders nothing without one. */
export function DailyBonus() {
  const t = useT();
  const id = useId();
  const isOff = useAbsent('dailyBonus');
  const skip = useToken() === null || isOff;
  const { currentData: daily, isError, refetch } = useDailyBonusQuery(undefined, { skip });
  useNext(daily?.nextAt ?? null, refetch, skip);
  if (skip || (daily && !daily.available && daily.result === null)) return null;
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('daily.title')}</h2>
      {daily && (daily.available ? <Waiting /> : <Opened daily={daily} />)}
      {!daily && isError && (
        <>
          <p role="alert">{t('daily.failed')}</p>
          <Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>
        </>
      )}
      {!daily && !isError && <HeldPlace phone={104} wide={100} />}
    </Root>
  );
}
