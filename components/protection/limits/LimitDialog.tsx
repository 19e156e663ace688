import { useId, useRef, useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { useLocale } from '@/components/ui/LocaleContext';
import { opensHere } from '@/components/ui/controls/opensHere';
import { formatAmountNumber } from '@/domain/format/amount';
import { typedAmount } from '@/domain/money/typedAmount';
import { isUnchanged } from '@/domain/protection/betLimitChange';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { Limit } from '@/services/protection/protection';
import { limitName } from './limitName';
import { LimitPreview, useIsLocked } from './LimitPreview';
import { LimitRefusal } from './LimitRefusal';
import { LostNotice } from '../parts/LostNotice';
import { Asking } from '../parts/look';
import { takeFocus } from '../parts/takeFocus';
import type { IntentState } from '@/hooks/useIntent';

type LimitDialogProps = {
  open: boolean;
  limit: Limit;
  /** Amount to confirm (null: no limit); undefined while it is still being typed. */
  asked: string | null | undefined;
  onAsk: (amount: string | null | undefined) => void;
  state: IntentState<Limit>;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Sets or changes a limit in two steps: the amount in the page's locale (OP-106), then what will apply, and from when.
 * The typed amount survives every refusal.
 */
export function LimitDialog({ open, limit, asked, onAsk, state, onConfirm, onClose }: LimitDialogProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { kind, amount, currency } = limit;
  const [text, setText] = useState(() => (amount === null ? '' : (formatAmountNumber(locale, amount, currency) ?? '')));
  const [tried, setTried] = useState(false);
  const typed = typedAmount(locale, text, currency);
  const same = !('fault' in typed) && isUnchanged(limit, typed.amount);
  const fault = 'fault' in typed ? typed.fault : same ? 'same' : null;
  const name = limitName(limit, t);
  const urlOf = usePageUrl();
  const isLocked = useIsLocked(limit, asked ?? null);
  const { phase } = state;
  const busy = phase === 'sending';
  const isLost = phase === 'checking' || phase === 'unknown';

  const next = () => {
    setTried(true);
    if ('fault' in typed || same) return input.current?.focus();
    onAsk(typed.amount);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(kind === 'deposit' ? 'protection.limit.title' : 'protection.limit.titleOf', { name })}
    >
      {asked === undefined ? (
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
              'fault' in typed ? (
                t(kind === 'deposit' ? 'protection.limit.amountHint' : 'protection.limit.amountHintBet')
              ) : (
                <span>
                  {t('protection.limit.read')} <Amount value={typed.amount} currency={currency} />
                </span>
              )
            }
            problem={tried && fault !== null ? t(`protection.amountFault.${fault}`) : null}
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
              aria-invalid={(tried && fault !== null) || undefined}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setText(event.target.value)}
            />
          </FieldFrame>
          <div className="answers">
            {amount !== null && (
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
      ) : (
        <Asking aria-busy={busy || undefined}>
          <div ref={takeFocus} tabIndex={-1}>
            <LimitPreview limit={limit} asked={asked} />
          </div>
          {phase === 'refused' && <LimitRefusal error={state.error} />}
          {isLost && <LostNotice state={state} onAsk={onConfirm} />}
          <div className="answers">
            <Button size="main" onClick={busy || isLost ? onClose : () => onAsk(undefined)}>
              {t(busy || isLost ? 'ui.close' : 'protection.back')}
            </Button>
            {isLocked && (
              <ButtonLink size="main" href={urlOf('contacts')}>
                {t('protection.contact')}
              </ButtonLink>
            )}
            {!isLost && !isLocked && (
              <Button look="primary" size="main" busy={busy} onClick={onConfirm}>
                {t('protection.limit.confirm')}
              </Button>
            )}
          </div>
        </Asking>
      )}
    </Dialog>
  );
}
