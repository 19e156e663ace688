import { useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { CancelQuestion } from '@/components/ui/overlay/CancelQuestion';
import type { UserBonus } from '@/domain/bonuses/offer';
import { useAlert } from '@/hooks/useAlert';
import { useWrite } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import { useCancelBonusMutation } from '@/services/bonuses/bonuses';
import { tellBonusTabs } from '@/services/bonuses/bonusTabs';
import { Outcome } from '../parts/Outcome';

/** Cancels an active bonus after a confirmation that states what is lost (BON-04, M-20). */
export function CancelBonus({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const alert = useAlert();
  const [open, setOpen] = useState(false);
  const [cancel] = useCancelBonusMutation();
  const { state, send, reset } = useWrite(cancel, {
    onDone: () => {
      setOpen(false);
      alert.success(t('bonus.cancelled'));
      tellBonusTabs();
    },
  });
  const { phase } = state;
  const { burn, currency, userBonusId } = bonus;
  const words = { keep: t('bonus.keep'), yes: t('bonus.cancelYes'), again: t('bonus.askAgain') };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('bonus.cancel')}
      </Button>
      {open && (
        <CancelQuestion
          title={t('bonus.cancelTitle')}
          phase={phase}
          words={words}
          onYes={() => send({ userBonusId })}
          onClose={() => setOpen(false)}
        >
          <p>
            <bdi>{bonus.title}</bdi>
          </p>
          {burn !== null && (
            <p className="money">
              <Amount value={burn} currency={currency} />
            </p>
          )}
          <p>{t('bonus.cancelText')}</p>
          <p>{t('bonus.cancelNote')}</p>
          <Outcome state={state} bonus={bonus} />
        </CancelQuestion>
      )}
    </>
  );
}
