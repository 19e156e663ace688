import { Gift } from 'lucide';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Loading } from '@/components/ui/feedback/Loading';
import { payoutOf, shownPayout } from '@/domain/rewards/award';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { AwardAmount } from './AwardAmount';
import { unlessHidden } from './unlessHidden';
import { useAward } from './useAward';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-8')} ${token('space-12')};
  padding: ${token('space-12')} ${token('space-16')};
  border-radius: ${token('radius-lg')};
  background: ${token('reward-soft')};

  dt {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  dd {
    font: 650 ${token('type-lg')} ${token('font-text')};
    color: ${token('reward-text')};
  }
`;

/** The award in the full menu (S-06, AWARD-02): today's amount and a link to claim it. Nothing if it cannot load. */
export const AwardPanel = unlessHidden(function Panel() {
  const t = useT();
  const urlOf = usePageUrl();
  const base = useSettings().awardPercentBase;
  const { award, failed } = useAward();
  if (award === null && failed) return null;
  return (
    <Root aria-label={t('award.title')}>
      {award === null ? (
        <Loading shapes={['line']} />
      ) : (
        <dl>
          <dt>{t('award.title')}</dt>
          <dd>
            <AwardAmount value={shownPayout(payoutOf(award, base))} currency={award.currency} />
          </dd>
        </dl>
      )}
      <ButtonLink href={urlOf('cashback')} how="replace" icon={<Icon of={Gift} />}>
        {t('award.claim')}
      </ButtonLink>
    </Root>
  );
});
