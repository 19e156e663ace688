import styled from 'styled-components';
import { Loading } from '@/components/ui/feedback/Loading';
import { Notice } from '@/components/ui/feedback/Notice';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { Amount } from '@/components/ui/figures/Amount';
import { StatList, type Stat } from '@/components/ui/figures/StatList';
import { Card } from '@/components/ui/layout/Card';
import { heroLook } from '@/components/ui/layout/heroLook';
import { Stack } from '@/components/ui/layout/Page';
import { useLocale } from '@/components/ui/LocaleContext';
import { QrCode } from '@/components/ui/pictures/QrCode';
import { formatNumber } from '@/domain/format/number';
import { safeHref } from '@/domain/links/safeHref';
import type { Referral } from '@/domain/referral/referral';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useReferralQuery } from '@/services/referral/referral';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Friends } from './Friends';
import { ReadyToClaim } from './ReadyToClaim';
import { ReferralLink } from './ReferralLink';

const Hero = styled.header`
  ${heroLook}
  min-block-size: 320px;
  background: ${token('gradient-hero')};

  .scene {
    block-size: 190px;
    background: ${token('scene')} center / cover no-repeat;
  }
  ${media.tablet} {
    min-block-size: 196px;

    .scene {
      inline-size: 52%;
    }
    h2 {
      font-size: 30px;
      line-height: 36px;
    }
  }
`;

/** Side by side as far as there is room; what stands alone is as wide as the page. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-16')};

  > * {
    flex: 2 1 260px;
    min-inline-size: 0;
  }
  > :first-child {
    flex: 3 1 min(100%, 320px);
  }
`;

const Code = styled(Card)`
  display: grid;
  place-items: center;

  ${media.tablet} {
    flex: none;
  }
`;

/** The share in words: what it is a share of, and for how long. The percent is the setting's (CONF-25). */
function useWords({ percent, months }: Pick<Referral, 'percent' | 'months'>): { title: string; text: string } {
  const t = useT();
  const locale = useLocale();
  const share = useSettings().referAFriendPercent ?? percent;
  return {
    title:
      share === null ? t('referral.titleNone') : t('referral.title', { percent: `${formatNumber(locale, share)}%` }),
    text: months === null ? t('referral.textNone') : t('referral.text', { count: months }),
  };
}

/** The address of the link, which a backend may give without its origin; null for one that is no address. */
function addressOf(link: string | null): string | null {
  const href = link === null ? null : safeHref(link);
  return href === null ? null : new URL(href, location.origin).href;
}

function Shown({ referral }: { referral: Referral }) {
  const t = useT();
  const locale = useLocale();
  const excluded = useExcluded() !== null;
  const noClaim = useAbsent('referralClaim');
  const { title, text } = useWords(referral);
  const link = addressOf(referral.link);
  const { currency } = referral;
  const count = (key: 'visits' | 'registrations' | 'played'): Stat => {
    const value = referral[key];
    return { key, label: t(`referral.${key}`), value: value === null ? '–' : formatNumber(locale, value) };
  };
  return (
    <Stack>
      <Hero>
        <div className="scene" aria-hidden />
        <div className="words">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </Hero>
      {excluded && <Notice>{t('referral.excluded')}</Notice>}
      <Row>
        {!excluded && link !== null && <ReferralLink link={link} title={title} />}
        {!excluded && link !== null && (
          <Code>
            <QrCode text={link} label={t('referral.qr')} />
          </Code>
        )}
        <ReadyToClaim referral={referral} mayClaim={!excluded && !noClaim} />
      </Row>
      <StatList
        label={t('referral.figures')}
        stats={[
          count('visits'),
          count('registrations'),
          count('played'),
          {
            key: 'revenue',
            label: t('referral.revenue'),
            value: currency === null ? '–' : <Amount value={referral.revenue} currency={currency} />,
          },
        ]}
      />
      {referral.friends !== null && <Friends friends={referral.friends} currency={currency} />}
    </Stack>
  );
}

/** Refer a friend (P-43, ENG-05): the player's link, what came of it, and the share to claim. */
export function ReferralPanel() {
  const t = useT();
  const { currentData: referral, isError, refetch } = useReferralQuery();
  if (referral) return <Shown referral={referral} />;
  if (isError) return <ErrorState title={t('referral.failed')} onRetry={() => void refetch()} />;
  return <Loading shapes={['heading', 'line', 'line', 'heading', 'line']} />;
}
