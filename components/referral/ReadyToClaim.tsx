import { useId } from 'react';
import styled from 'styled-components';
import { RewardButton } from '@/components/ui/controls/RewardButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { Amount } from '@/components/ui/figures/Amount';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { isClaimable, type Referral } from '@/domain/referral/referral';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useClaimReferralMutation } from '@/services/referral/referral';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token('space-12')};

  &[data-ready] {
    background: ${token('reward-soft')};
  }
  .amount {
    font: ${token('font-display-weight')} 32px/40px ${token('font-display')};
    color: ${token('reward-text')};
  }
  p {
    color: ${token('text-muted')};
    text-wrap: pretty;
  }
`;

function Claim() {
  const t = useT();
  const alert = useAlert();
  const [claim] = useClaimReferralMutation();
  const { state, send } = useWrite(claim, { onDone: () => alert.success(t('referral.done')) });
  return (
    <>
      <RewardButton busy={state.phase === 'sending' || state.phase === 'checking'} onClick={() => send({})}>
        {t('referral.claim')}
      </RewardButton>
      {state.phase === 'checking' && <p role="status">{t('referral.checking')}</p>}
      {state.phase === 'unknown' && <Notice tone="warning">{t('referral.unknown')}</Notice>}
      {state.phase === 'refused' && <Notice tone="danger">{state.error.message ?? t('referral.refused')}</Notice>}
    </>
  );
}

/** What the player can claim (ENG-05); without `mayClaim` only the amount. */
export function ReadyToClaim({ referral, mayClaim }: { referral: Referral; mayClaim: boolean }) {
  const t = useT();
  const id = useId();
  const { claimable, currency } = referral;
  const isReady = isClaimable(referral) && mayClaim;
  return (
    <Root as="section" aria-labelledby={id} data-ready={isReady || undefined}>
      <h2 id={id}>{t('referral.ready')}</h2>
      <p className="amount">{currency === null ? '–' : <Amount value={claimable} currency={currency} />}</p>
      {claimable !== null && <p>{t(isClaimable(referral) ? 'referral.goes' : 'referral.nothing')}</p>}
      {/* Another amount is another intent. */}
      {isReady && <Claim key={claimable} />}
    </Root>
  );
}
