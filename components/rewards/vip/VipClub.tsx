import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { Stack } from '@/components/ui/layout/Page';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { levelGroups } from '@/domain/rewards/vipLevels';
import { useOwnLevel } from '@/hooks/player/useOwnLevel';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useLoyaltyLevelsQuery } from '@/services/rewards/vipLevels';
import { token } from '@/themes/token';
import { Levels } from './Levels';
import { LevelsLoading } from './LevelsLoading';
import { OwnBenefits } from './OwnBenefits';

const Root = styled(Stack)`
  section > h2,
  .head h2 {
    margin-block-end: ${token('space-12')};
    font-size: 20px;
    line-height: 26px;
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space-12')};
    color: ${token('text-muted')};
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  .head h2 {
    color: ${token('text')};
  }
`;

/** What the player's VIP level gives, and all levels (P-10, P-11, P-24). */
export function VipClub() {
  const t = useT();
  const { loyaltyLevelGroupSteps } = useSettings();
  const isOff = useAbsent('vipClub');
  const language = useLocale().code;
  const { data, isError, refetch } = useLoyaltyLevelsQuery({ language }, { skip: isOff });
  const own = useOwnLevel();
  if (isOff) return null;
  if (!data)
    return isError ? <ErrorState title={t('vipClub.failed')} onRetry={() => void refetch()} /> : <LevelsLoading />;
  const level = data.find((each) => each.level === own?.level);
  return (
    <Root>
      {level && <OwnBenefits level={level} />}
      {data.length > 0 && (
        <section aria-label={t('vipClub.levels')}>
          <div className="head">
            <h2>{t('vipClub.levels')}</h2>
            <span aria-hidden>
              {t('vipClub.rakeback')} · {t('vipClub.cashback')}
            </span>
          </div>
          <Levels groups={levelGroups(data, loyaltyLevelGroupSteps)} own={own} />
        </section>
      )}
    </Root>
  );
}
