import { useId, useRef, useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { WrongFields } from '@/components/ui/form/WrongFields';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useLocale } from '@/components/ui/LocaleContext';
import { opensHere } from '@/components/ui/controls/opensHere';
import { formatAmountNumber } from '@/domain/format/amount';
import { typedAmount } from '@/domain/money/typedAmount';
import { isUnchanged } from '@/domain/protection/betLimitChange';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { Asking } from '../parts/look';

/** What is typed as the amount of a limit, and what is wrong with it. */
export function useTypedLimit(limit: Limit) {
  const locale = useLocale();
  const { amount, currency } = limit;
  const [text, setText] = useState(() => (amount === null ? '' : (formatAmountNumber(locale, amount, currency) ?? '')));
  const typed = typedAmount(locale, text, currency);
  const isSame = !('fault' in typed) && isUnchanged(limit, typed.amount);
  const fault = 'fault' in typed ? typed.fault : isSame ? ('same' as const) : null;
  return { text, setText, amount: 'fault' in typed ? null : typed.amount, fault };
}

type LimitAmountProps = {
  limit: Limit;
  typed: ReturnType<typeof useTypedLimit>;
  /** Null: no limit. */
  onAsk: (amount: string | null) => void;
  onClose: () => void;
};

/** The first step: the amount of a limit, or that it is to be removed. */
export function LimitAmount({ limit, typed, onAsk, onClose }: LimitAmountProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { kind, currency } = limit;
  const { text, setText, amount, fault } = typed;
  const isWrong = tried && fault !== null;

  const next = () => {
    setTried(true);
    if (amount === null || fault !== null) return input.current?.focus();
    onAsk(amount);
  };
  return (
    <Asking
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <FieldFrame
        id={id}
        label={t('protection.limit.amount', { currency })}
        hint={
          amount === null ? (
            t(kind === 'deposit' ? 'protection.limit.amountHint' : 'protection.limit.amountHintBet')
          ) : (
            <span>
              {t('protection.limit.read')} <Amount value={amount} currency={currency} />
            </span>
          )
        }
        problem={isWrong ? t(`protection.amountFault.${fault}`) : null}
      >
        <input
          ref={(element) => {
            input.current = element;
            opensHere(element, 'fine');
          }}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      {isWrong && <WrongFields />}
      <div className="answers">
        {limit.amount !== null && (
          <Button look="quiet" onClick={() => onAsk(null)}>
            {t('protection.limit.remove')}
          </Button>
        )}
        <Button size="main" onClick={onClose}>
          {t('protection.cancel')}
        </Button>
        <Button look="primary" size="main" type="submit">
          {t('protection.limit.next')}
        </Button>
      </div>
    </Asking>
  );
}
