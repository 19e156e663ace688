import { useId } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { useT } from '@/hooks/useT';
import type { BetBounds } from '@/services/protection/protection';
import { Tool } from '../parts/look';

const BOUNDS = ['minBet', 'maxBet', 'bonusMaxBet', 'globalBetLimit'] as const;

/** The operator's own bet limits (ENT-34); unknown ones are left out. */
export function HouseBounds({ bounds, currency }: { bounds: BetBounds; currency: string | null }) {
  const t = useT();
  const id = useId();
  const stats = BOUNDS.flatMap((name): Stat[] => {
    const amount = bounds[name];
    if (amount === null || currency === null) return [];
    return [{ key: name, label: t(`protection.bounds.${name}`), value: <Amount value={amount} currency={currency} /> }];
  });
  if (stats.length === 0) return null;
  return (
    <Tool as="section" aria-labelledby={id}>
      <h2 id={id}>{t('protection.bounds.title')}</h2>
      <p className="what">{t('protection.bounds.text')}</p>
      <StatList label={t('protection.bounds.title')} stats={stats} />
    </Tool>
  );
}
