import { ShieldOff } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { exclusionEndInWords } from '@/domain/protection/endInWords';
import type { Exclusion } from '@/domain/protection/selfExclusion';
import { useHelpLine } from '@/hooks/useHelpLine';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-16')};
  margin-block-end: ${token('space-16')};
  padding: ${token('space-8')} ${token('space-16')};
  border: 1px solid ${token('warning')};
  border-radius: ${token('radius-md')};
  background: ${token('warning-soft')};

  > svg {
    color: ${token('warning-text')};
  }
  > p {
    flex: 1 1 280px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Banner on every page of an excluded player (W-30): end date, what stays possible, links to withdrawals and help. */
export function ExcludedBanner({ exclusion }: { exclusion: Exclusion }) {
  const t = useT();
  const urlOf = usePageUrl();
  const helpLine = useHelpLine();
  const mayWithdraw = !useAbsent('withdrawal');
  const noState = useAbsent('exclusionState');
  const end = exclusionEndInWords(useLocale(), exclusion);
  return (
    <Root aria-label={t('protection.banner.name')}>
      <Icon of={ShieldOff} />
      <p>
        <b>
          {end === null
            ? t('isOver' in exclusion ? 'protection.banner.over' : 'protection.banner.forGood')
            : t('day' in exclusion ? 'protection.banner.throughDay' : 'protection.banner.until', { end })}
        </b>{' '}
        {mayWithdraw && t('protection.banner.withdrawOnly')}
      </p>
      <SiteLink href={urlOf('withdraw')}>{t('protection.banner.withdraw')}</SiteLink>
      {!noState && <SiteLink href={urlOf('limits')}>{t('protection.mine.title')}</SiteLink>}
      {helpLine ? (
        <a href={helpLine.href} rel="noreferrer">
          {helpLine.label}
        </a>
      ) : (
        <SiteLink href={urlOf('responsibility')}>{t('protection.help.all')}</SiteLink>
      )}
    </Root>
  );
}
