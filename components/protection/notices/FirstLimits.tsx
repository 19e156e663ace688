import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Loading } from '@/components/ui/feedback/Loading';
import { Notice } from '@/components/ui/feedback/Notice';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { WrongFields } from '@/components/ui/form/WrongFields';
import type { NoticeStep } from '@/domain/protection/notices';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Asking } from '../parts/look';
import { isSending, NotKept } from './NoticeAnswer';
import { useFirstLimits } from './useFirstLimits';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: ${token('space-12')};
  min-inline-size: 0;
  border: 0;
  padding: 0;

  legend {
    padding: 0;
    margin-block-end: ${token('space-8')};
    font-weight: 650;
  }
`;

type FirstLimitsProps = {
  step: Extract<NoticeStep, { kind: 'limits' }>;
  /** Called once it could not be answered. */
  onStuck?: () => void;
  /** Called when limits begin to be sent, and when all are set: the first one alone would end the step. */
  onHold: (isHeld: boolean) => void;
};

/** Hours that a raise of one of these limits waits at most; null where it does not. */
function useRaiseHours({ kinds }: FirstLimitsProps['step']): number | null {
  const { depositRaiseHours, playRaiseHours } = useSettings().marketRules.limits;
  const hours = kinds.map((kind) => (kind === 'deposit' ? depositRaiseHours : playRaiseHours));
  return hours.reduce((most, one) => (one !== null && (most === null || one > most) ? one : most), null);
}

/**
 * Limits by day, week and month in empty fields without proposals. What is offered can be declined, by a button as plain
 * as the other; what is demanded cannot.
 */
export function FirstLimits({ step, onStuck, onHold }: FirstLimitsProps) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const hours = useRaiseHours(step);
  const [tried, setTried] = useState(false);
  const { fields, state, isMissing, isWrong, isFailed, retry, type, set, decline } = useFirstLimits(step);
  const isRefused = tried && (isMissing || isWrong);
  const isStuck = isFailed || state.phase === 'refused' || state.phase === 'unknown';
  const tell = useEffectEvent(() => onStuck?.());
  useEffect(() => {
    if (isStuck) tell();
  }, [isStuck]);
  const isHeld = state.phase !== 'idle';
  const hold = useEffectEvent(() => onHold(isHeld));
  useEffect(() => hold(), [isHeld]);
  if (isFailed) return <ErrorState title={t('ui.loadingError')} onRetry={retry} />;
  if (!fields) return <Loading shapes={['line', 'line', 'line']} />;

  const submit = (form: HTMLElement) => {
    setTried(true);
    if (!isMissing && !isWrong) return set();
    const wrong = fields.find(({ fault }) => fault !== null) ?? fields[0];
    if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong.key}"]`)?.focus();
  };
  const [wanted] = step.demanded;
  return (
    <Asking
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <p>{t(wanted === undefined ? 'notice.limits.offer' : `notice.limits.demand.${wanted}`)}</p>
      {step.kinds.map((kind) => {
        const own = fields.filter(({ limit }) => limit.kind === kind);
        if (own.length === 0) return null;
        return (
          <Group key={kind}>
            <legend>{t(`notice.limits.${kind}`, { currency: own[0]!.limit.currency })}</legend>
            {own.map(({ key, limit, text, fault }) => (
              <FieldFrame
                key={key}
                id={`${id}${key}`}
                label={t(`protection.period.${limit.period ?? 0}`)}
                problem={tried && fault !== null ? t(`protection.amountFault.${fault}`) : null}
              >
                <input
                  id={`${id}${key}`}
                  name={key}
                  inputMode="decimal"
                  autoComplete="off"
                  value={text}
                  aria-invalid={(tried && fault !== null) || undefined}
                  aria-describedby={`${id}${key}-hint`}
                  onChange={(event) => type(key, event.target.value)}
                />
              </FieldFrame>
            ))}
          </Group>
        );
      })}
      <ul>
        <li>{t(wanted === undefined ? 'notice.limits.optional' : 'notice.limits.atLeast')}</li>
        {hours !== null && <li>{t('notice.limits.change', { count: hours })}</li>}
      </ul>
      <SiteLink href={urlOf('responsibility')}>{t('notice.limits.more')}</SiteLink>
      {isRefused && (isWrong ? <WrongFields /> : <Notice tone="danger">{t('notice.limits.missing')}</Notice>)}
      <NotKept state={state} />
      <div className="answers">
        {wanted === undefined && (
          <Button size="main" busy={isSending(state)} onClick={decline}>
            {t('notice.limits.without')}
          </Button>
        )}
        <Button look="primary" size="main" type="submit" busy={isSending(state)}>
          {t('notice.limits.set')}
        </Button>
      </div>
    </Asking>
  );
}
