import { Notice } from '@/components/ui/feedback/Notice';
import type { Offer, UserBonus } from '@/domain/bonuses/offer';
import type { IntentState } from '@/hooks/useIntent';
import { useT } from '@/hooks/useT';
import { Refusal } from './Refusal';

type OutcomeProps = {
  state: IntentState<unknown>;
  /** The bonus that was asked for; none for a coupon. */
  bonus?: Offer | UserBonus;
};

/** Outcome of a bonus request that was refused or got no answer. */
export function Outcome({ state, bonus }: OutcomeProps) {
  const t = useT();
  if (state.phase === 'refused') return <Refusal error={state.error} bonus={bonus ?? null} />;
  if (state.phase !== 'checking' && state.phase !== 'unknown') return null;
  return (
    <Notice tone="warning">
      <p>{t(state.phase === 'checking' ? 'bonus.checking' : 'bonus.unknown')}</p>
      {state.reference !== null && (
        <p>
          {t('bonus.reference')} <bdi>{state.reference}</bdi>
        </p>
      )}
    </Notice>
  );
}
