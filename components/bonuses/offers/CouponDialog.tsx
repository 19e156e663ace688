import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { dropDraft, keepDraft, withDraft } from '@/components/ui/form/drafts';
import { FieldFrame } from '@/components/ui/form/FieldFrame';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { useAuth } from '@/hooks/player/useAuth';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useApplyCouponMutation } from '@/services/bonuses/bonuses';
import { tellBonusTabs } from '@/services/bonuses/bonusTabs';
import { Outcome } from '../parts/Outcome';

/** Maximum length of a code, from the contract. */
const LONGEST = 64;

const NOTHING = { code: '' };

type CouponDialogProps = {
  open: boolean;
  /** Gets whether the code was applied. */
  onClose: (isDone: boolean) => void;
};

/** Redeems a coupon code (M-26, BON-10). The typed code stays, whatever the answer, and through a log-in. */
export function CouponDialog({ open, onClose }: CouponDialogProps) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const input = useRef<HTMLInputElement>(null);
  const { user } = useAuth();
  const [draft] = useState(`coupon-${user?.userId}`);
  const [code, setCode] = useState(() => withDraft(draft, NOTHING).code);
  const [demanded, setDemanded] = useState(false);
  const [apply] = useApplyCouponMutation();
  const { state, send, reset } = useWrite(apply, {
    onDone: () => {
      dropDraft(draft);
      tellBonusTabs();
    },
  });
  const isLost = isLostWrite(state);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setDemanded(true);
    const typed = code.trim();
    if (typed === '') return input.current?.focus();
    send({ code: typed });
  };
  const problem = demanded && code.trim() === '' ? t('bonus.coupon.missing') : null;
  return (
    <Dialog open={open} onClose={() => onClose(state.phase === 'done')} title={t('bonus.coupon.title')}>
      {state.phase === 'done' ? (
        <Stack>
          <Notice tone="success">{t('bonus.coupon.applied')}</Notice>
          <p>{t('bonus.coupon.waits')}</p>
          {/* It may lead to the page that is open already. */}
          <div onClickCapture={() => onClose(true)}>
            <ButtonLink look="primary" href={urlOf('my-bonuses')}>
              {t('bonus.toMine')}
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <Stack as="form" aria-label={t('bonus.coupon.title')} noValidate onSubmit={submit}>
          <FieldFrame id={id} label={t('bonus.coupon.code')} problem={problem}>
            <input
              ref={input}
              id={id}
              value={code}
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={isLost}
              aria-invalid={problem !== null || undefined}
              onChange={(event) => {
                setCode(event.target.value);
                keepDraft(draft, { code: event.target.value });
                reset();
              }}
            />
          </FieldFrame>
          <Outcome state={state} />
          <Button
            type="submit"
            look="primary"
            size="main"
            wide
            busy={state.phase === 'sending' || state.phase === 'checking'}
          >
            {t(state.phase === 'unknown' ? 'bonus.askAgain' : 'bonus.coupon.apply')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
