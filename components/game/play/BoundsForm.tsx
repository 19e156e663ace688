import { useId, useState, type ReactNode } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useLocale } from '@/components/ui/LocaleContext';
import { Question } from '@/components/ui/overlay/Question';
import { typedAmount } from '@/domain/money/typedAmount';
import { typedMinutes } from '@/domain/game/typedMinutes';
import { useT } from '@/hooks/useT';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useSetSessionBoundsMutation } from '@/services/game/play';

type BoundsFormProps = { currency: string | null; onSet: () => void; onClose: () => void };

/** Time and money as the player types them; nothing is suggested. */
function useTyped(currency: string | null) {
  const locale = useLocale();
  const [time, setTime] = useState('');
  const [money, setMoney] = useState('');
  const minutes = typedMinutes(time);
  const read = currency === null ? null : typedAmount(locale, money, currency);
  const amount = read && 'amount' in read && read.minor > 0n ? read.amount : null;
  return { time, setTime, money, setMoney, minutes, amount };
}

type BoundFieldProps = {
  id: string;
  label: string;
  hint: ReactNode;
  problem: string | null;
  inputMode: 'numeric' | 'decimal';
  value: string;
  disabled: boolean;
  onType: (value: string) => void;
};

function BoundField({ id, label, hint, problem, onType, ...rest }: BoundFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <input
        {...rest}
        id={id}
        autoComplete="off"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onType(event.target.value)}
      />
    </FieldFrame>
  );
}

/** How long a session may take and what it may cost: both fields are empty until the player fills them. */
export function BoundsForm({ currency, onSet, onClose }: BoundsFormProps) {
  const t = useT();
  const id = useId();
  const { time, setTime, money, setMoney, minutes, amount } = useTyped(currency);
  const [tried, setTried] = useState(false);
  const [set] = useSetSessionBoundsMutation();
  const { state, send, askAgain } = useWrite(set, { onDone: onSet });
  const isLost = isLostWrite(state);
  const busy = state.phase === 'sending' || state.phase === 'done' || state.phase === 'checking';
  const submit = () => {
    setTried(true);
    if (minutes !== null && amount !== null && currency !== null) send({ minutes, amount, currency });
    else document.getElementById(minutes === null ? `${id}time` : `${id}money`)?.focus();
  };
  const [noTime, noMoney] = [tried && minutes === null, tried && amount === null];
  return (
    <Question
      as="form"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('play.bounds.text')}</p>
      <BoundField
        id={`${id}time`}
        label={t('play.bounds.timeField')}
        hint={t('play.bounds.timeHint')}
        problem={noTime ? t('play.bounds.timeFault') : null}
        inputMode="numeric"
        value={time}
        disabled={isLost}
        onType={setTime}
      />
      <BoundField
        id={`${id}money`}
        label={t('play.bounds.moneyField', { currency: currency ?? '' })}
        hint={
          amount !== null && currency !== null ? (
            <Amount value={amount} currency={currency} />
          ) : (
            t('play.bounds.moneyHint')
          )
        }
        problem={noMoney ? t('play.bounds.moneyFault') : null}
        inputMode="decimal"
        value={money}
        disabled={isLost}
        onType={setMoney}
      />
      <p>{t('play.bounds.fixed')}</p>
      {state.phase === 'refused' && <Notice tone="warning">{state.error.message ?? t('play.bounds.failed')}</Notice>}
      {state.phase === 'checking' && <Notice>{t('play.check.checking')}</Notice>}
      {state.phase === 'unknown' && <Notice tone="warning">{t('play.bounds.unknown')}</Notice>}
      <div className="answers">
        <Button size="main" onClick={onClose}>
          {t('play.bounds.cancel')}
        </Button>
        <Button
          look="primary"
          size="main"
          type={state.phase === 'unknown' ? 'button' : 'submit'}
          busy={busy}
          {...(state.phase === 'unknown' && { onClick: askAgain })}
        >
          {t(state.phase === 'unknown' ? 'ui.tryAgain' : 'play.bounds.start')}
        </Button>
      </div>
    </Question>
  );
}
