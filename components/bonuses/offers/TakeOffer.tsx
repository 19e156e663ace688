import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { comesWithDeposit, type Offer, type UserBonus } from '@/domain/bonuses/offer';
import { openModal } from '@/hooks/address/modalAddress';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useWrite } from '@/hooks/useWrite';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useActivateBonusMutation } from '@/services/bonuses/bonuses';
import { tellBonusTabs } from '@/services/bonuses/bonusTabs';
import { Consent } from '../parts/Consent';
import { Outcome } from '../parts/Outcome';
import { WhatItCancels } from '../parts/WhatItCancels';

/** The action for an offer, depending on the visitor: register, deposit or activate (M-21). */
export function TakeOffer({ offer }: { offer: Offer }) {
  const t = useT();
  const urlOf = usePageUrl();
  const { isAuthenticated, user } = useAuth();
  const { verifyEmailOnBonusActivation } = useSettings();
  const notOffered = useAbsent('activation');
  const noDeposit = useAbsent('deposit');
  const noRegistration = useAbsent('registration');
  const active = useActiveBonus();
  if (!isAuthenticated)
    return (
      <>
        <Notice>{t('bonus.forPlayers')}</Notice>
        {!noRegistration && (
          <StickyFoot>
            <Button look="primary" size="main" wide onClick={() => openModal('signup')}>
              {t('bonus.register')}
            </Button>
          </StickyFoot>
        )}
      </>
    );
  if (comesWithDeposit(offer) ? noDeposit : notOffered) return <Notice>{t('bonus.notHere')}</Notice>;
  if (comesWithDeposit(offer))
    return (
      <>
        <WhatItCancels active={active} byDeposit />
        <StickyFoot>
          <ButtonLink
            look="primary"
            size="main"
            wide
            href={`${urlOf('deposit')}?bonus=${encodeURIComponent(offer.id)}`}
          >
            {t('bonus.depositWith')}
          </ButtonLink>
        </StickyFoot>
      </>
    );
  if (verifyEmailOnBonusActivation && user?.isEmailVerified === false)
    return (
      <Stack>
        <Notice tone="warning">{t('bonusError.REQUIRED_EMAIL_VERIFICATION')}</Notice>
        <Button look="primary" size="main" wide onClick={() => openModal('verify-email')}>
          {t('bonus.verifyEmail')}
        </Button>
      </Stack>
    );
  return <Activate offer={offer} active={active} />;
}

function Activate({ offer, active }: { offer: Offer; active: UserBonus | null }) {
  const t = useT();
  const urlOf = usePageUrl();
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [activate] = useActivateBonusMutation();
  const { state, send } = useWrite(activate, { onDone: tellBonusTabs });
  const { phase } = state;
  const isCashback = offer.type === 'instant_cashback';
  const press = () => {
    setMissing(!agreed);
    if (!agreed) return box.current?.focus();
    send({ bonusId: offer.id, termsVersion: offer.termsVersion });
  };
  if (phase === 'done')
    return (
      <Stack>
        <Notice tone="success">{t(state.answer.status === 'available' ? 'bonus.isReady' : 'bonus.isActive')}</Notice>
        <ButtonLink look="primary" size="main" wide href={urlOf('my-bonuses')}>
          {t('bonus.toMine')}
        </ButtonLink>
        {!isCashback && <ButtonLink href={urlOf('play')}>{t('bonus.play')}</ButtonLink>}
      </Stack>
    );
  return (
    <Stack>
      {!isCashback && <WhatItCancels active={active} byDeposit={false} />}
      <Consent
        checked={agreed}
        missing={missing}
        input={box}
        onChange={(next) => {
          setAgreed(next);
          setMissing(false);
        }}
      />
      <Outcome state={state} bonus={offer} />
      <Button look="primary" size="main" wide busy={phase === 'sending' || phase === 'checking'} onClick={press}>
        {t(phase === 'unknown' ? 'bonus.askAgain' : isCashback ? 'bonus.getCashback' : 'bonus.activate')}
      </Button>
    </Stack>
  );
}
