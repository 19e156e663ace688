import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Page';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { comesWithDeposit, type Offer, type UserBonus } from '@/domain/bonuses/offer';
import { closedBy, numberAgainst } from '@/domain/bonuses/standing';
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
import { token } from '@/themes/token';
import { Outcome } from '../parts/Outcome';
import { StateLine } from '../parts/StateLine';
import { useTick } from '../parts/useTick';
import { WhatItCancels } from '../parts/WhatItCancels';

type TakeOfferProps = {
  offer: Offer;
  /** Closes the dialog around it; none on a page. */
  onClose?: () => void;
};

/** The buttons at the foot, side by side. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};

  > :first-child {
    flex: 1 1 200px;
  }
`;

const Hint = styled.p`
  margin-block-end: ${token('space-8')};
  font: 400 ${token('type-xs')} ${token('font-text')};
  color: ${token('text-muted')};
`;

/** The action for an offer, depending on the visitor: register, deposit or activate (M-21). */
export function TakeOffer({ offer, onClose }: TakeOfferProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { isAuthenticated, user, depositCount } = useAuth();
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
            <Ways>
              <Button look="primary" size="main" onClick={() => openModal('signup')}>
                {t('bonus.register')}
              </Button>
              {onClose && (
                <Button size="main" onClick={() => openModal('login')}>
                  {t('bonus.logIn')}
                </Button>
              )}
            </Ways>
          </StickyFoot>
        )}
      </>
    );
  if (comesWithDeposit(offer) ? noDeposit : notOffered) return <Notice>{t('bonus.notHere')}</Notice>;
  if (comesWithDeposit(offer)) {
    const refusal = offer.refusal ?? numberAgainst(offer, depositCount);
    if (refusal) return <StateLine offer={offer} standing={closedBy(refusal)} />;
    return (
      <>
        <WhatItCancels active={active} byDeposit />
        <StickyFoot>
          <Hint>{t('bonus.agreeInCashier')}</Hint>
          <Ways>
            <ButtonLink look="primary" size="main" href={`${urlOf('deposit')}?bonus=${encodeURIComponent(offer.id)}`}>
              {t('bonus.depositWith')}
            </ButtonLink>
            {onClose && <NotNow onClose={onClose} />}
          </Ways>
        </StickyFoot>
      </>
    );
  }
  if (verifyEmailOnBonusActivation && user?.isEmailVerified === false)
    return (
      <>
        <Notice tone="warning">{t('bonusError.REQUIRED_EMAIL_VERIFICATION')}</Notice>
        <StickyFoot>
          <Button look="primary" size="main" wide onClick={() => openModal('verify-email')}>
            {t('bonus.verifyEmail')}
          </Button>
        </StickyFoot>
      </>
    );
  return <Activate offer={offer} active={active} {...(onClose && { onClose })} />;
}

function NotNow({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Button size="main" onClick={onClose}>
      {t('bonus.notNow')}
    </Button>
  );
}

function Activate({ offer, active, onClose }: TakeOfferProps & { active: UserBonus | null }) {
  const hint = useId();
  const t = useT();
  const urlOf = usePageUrl();
  const box = useRef<HTMLInputElement>(null);
  const [agreed, agree] = useTick(`${offer.id} ${offer.termsVersion}`);
  const [missing, setMissing] = useState(false);
  const [activate] = useActivateBonusMutation();
  const { state, send, askAgain } = useWrite(activate, { onDone: tellBonusTabs });
  const { phase } = state;
  const isCashback = offer.type === 'instant_cashback';
  // A bonus of the player's is shown over My bonuses.
  const isMine = 'userBonusId' in offer;
  const press = () => {
    // About what was sent, whatever the terms are now.
    if (phase === 'unknown') return askAgain();
    setMissing(!agreed);
    if (!agreed) return box.current?.focus();
    send({ bonusId: offer.id, termsVersion: offer.termsVersion });
  };
  if (phase === 'done')
    return (
      <Stack>
        <Notice tone="success">{t(state.answer.status === 'available' ? 'bonus.isReady' : 'bonus.isActive')}</Notice>
        {isMine && onClose ? (
          <Button look="primary" size="main" wide onClick={onClose}>
            {t('bonus.toMine')}
          </Button>
        ) : (
          <ButtonLink look="primary" size="main" wide href={urlOf('my-bonuses')}>
            {t('bonus.toMine')}
          </ButtonLink>
        )}
        {!isCashback && <ButtonLink href={urlOf('play')}>{t('bonus.play')}</ButtonLink>}
      </Stack>
    );
  if (phase === 'idle' && offer.refusal && !active)
    return <StateLine offer={offer} standing={closedBy(offer.refusal)} />;
  return (
    <Stack>
      {!isCashback && <WhatItCancels active={active} byDeposit={false} />}
      <Outcome state={state} bonus={offer} />
      <StickyFoot>
        <Consent
          checked={agreed}
          missing={missing}
          input={box}
          onChange={(next) => {
            agree(next);
            setMissing(false);
          }}
        />
        {!agreed && !missing && <Hint id={hint}>{t('bonus.tickFirst')}</Hint>}
        <Ways>
          <Button
            look={agreed ? 'primary' : 'secondary'}
            size="main"
            busy={phase === 'sending' || phase === 'checking'}
            aria-describedby={agreed || missing ? undefined : hint}
            onClick={press}
          >
            {t(phase === 'unknown' ? 'bonus.askAgain' : isCashback ? 'bonus.getCashback' : 'bonus.activate')}
          </Button>
          {onClose && <NotNow onClose={onClose} />}
        </Ways>
      </StickyFoot>
    </Stack>
  );
}
