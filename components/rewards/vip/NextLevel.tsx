import { useId } from 'react';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Count } from '@/components/ui/figures/Figures';
import { FactList } from '@/components/ui/figures/FactList';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import type { LoyaltyLevel } from '@/domain/account/player/userDetails';
import { standingOf, type VipLevel } from '@/domain/rewards/vipLevels';
import { useT } from '@/hooks/useT';
import { Rate } from './Rate';

/** The level after the player's own, in figures; nothing at the top, and where the points are unknown. */
export function NextLevel({ own, levels }: { own: LoyaltyLevel; levels: readonly VipLevel[] }) {
  const t = useT();
  const id = useId();
  const { next, share } = standingOf(own, levels);
  if (!next) return null;
  const [now, then] = [own.level, own.level + 1].map((wanted) => levels.find(({ level }) => level === wanted));
  // Left to right in every language, as the arrow points.
  const change = (of: 'rakebackRate' | 'cashbackPercent') => (
    <span dir="ltr">
      <Rate value={now?.[of] ?? null} /> <span aria-hidden>→</span> <Rate value={then?.[of] ?? null} />
    </span>
  );
  return (
    <HeadedCard as="section" aria-labelledby={id}>
      <h2 id={id}>{t('vipClub.next', { level: next.name })}</h2>
      {share !== null && <ProgressBar aria-labelledby={id} value={share} max={1} />}
      <FactList
        facts={[
          { key: 'left', label: t('vipClub.needed'), value: <Count value={next.left} /> },
          ...(now && then
            ? [
                { key: 'rakeback', label: t('vipClub.rakeback'), value: change('rakebackRate') },
                { key: 'cashback', label: t('vipClub.cashback'), value: change('cashbackPercent') },
              ]
            : []),
        ]}
      />
    </HeadedCard>
  );
}
