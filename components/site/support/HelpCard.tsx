import { LifeBuoy } from 'lucide';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Icon } from '@/components/ui/pictures/Icon';
import { OutsideButton } from '@/components/ui/navigation/OutsideButton';
import { useHelpLine } from '@/hooks/useHelpLine';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-16')};
  p {
    max-inline-size: 64ch;
    margin-block-start: ${token('space-4')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  ${media.wide} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;

    .ways {
      flex: none;
    }
  }
`;

/** The operator's external help line, if any, and a link to the page about responsible gambling. */
export function HelpCard() {
  const t = useT();
  const pageUrl = usePageUrl();
  const helpLine = useHelpLine();
  return (
    <Root as="section">
      <div>
        <h2>{t('support.help')}</h2>
        <p>{t(helpLine ? 'support.helpText' : 'support.helpTextPlain')}</p>
      </div>
      <div className="ways">
        {helpLine && (
          <OutsideButton look="primary" href={helpLine.href} icon={<Icon of={LifeBuoy} />}>
            {helpLine.label}
          </OutsideButton>
        )}
        <ButtonLink href={pageUrl('responsible-gambling')}>{t('support.readMore')}</ButtonLink>
      </div>
    </Root>
  );
}
