import { Notice } from '@/components/ui/feedback/Notice';
import type { Offer, UserBonus } from '@/domain/bonuses/offer';
import { referenceOf } from '@/domain/protection/reference';
import { isLostWrite, type WriteState } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import { Refusal } from './Refusal';

type OutcomeProps = {
  state: WriteState<unknown>;
  /** The bonus that was asked for; none for a coupon. */
  bonus?: Offer | UserBonus;
};

/** Outcome of a bonus request that was refused or got no answer. */
export function Outcome({ state, bonus }: OutcomeProps) {
  const t = useT();
  if (state.phase === 'refused') return <Refusal error={state.error} bonus={bonus ?? null} />;
  if (!isLostWrite(state)) return null;
  const reference = referenceOf(state.intent);
  return (
    <Notice tone="warning">
      <p>{t(state.phase === 'checking' ? 'bonus.checking' : 'bonus.unknown')}</p>
      {reference !== null && (
        <p>
          {t('bonus.reference')} <bdi>{reference}</bdi>
        </p>
      )}
    </Notice>
  );
}
