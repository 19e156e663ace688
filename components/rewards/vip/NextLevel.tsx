import { useId } from 'react';
import styled from 'styled-components';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Count } from '@/components/ui/figures/Figures';
import { FactList } from '@/components/ui/figures/FactList';
import { ProgressBar } from '@/components/ui/figures/ProgressBar';
import { useLocale } from '@/components/ui/LocaleContext';
import { standingOf } from '@/domain/rewards/vipLevels';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useLoyaltyLevelsQuery } from '@/services/rewards/vipLevels';
import { token } from '@/themes/token';
import { Rate } from './Rate';

const Root = styled(HeadedCard)`
  progress {
    margin-block: ${token('space-12')} ${token('space-4')};
  }
`;

/** The level after the player's own, in figures; nothing at the top, and where the points are unknown. */
export function NextLevel() {
  const t = useT();
  const id = useId();
  const isOff = useAbsent('vipClub');
  const language = useLocale().code;
  const { data: levels } = useLoyaltyLevelsQuery({ language }, { skip: isOff });
  const own = useOwnLevel();
  if (!own || !levels) return null;
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
    <Root as="section" aria-labelledby={id}>
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
    </Root>
  );
}
