import { LifeBuoy, Phone } from 'lucide';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { OutsideButton } from '@/components/ui/navigation/OutsideButton';
import { useHelpLine } from '@/hooks/useHelpLine';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-12')} ${token('space-16')};

  > svg {
    color: ${token('accent-text')};
  }
  > div {
    flex: 1 1 240px;
  }
  h2 {
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  p {
    color: ${token('text-muted')};
  }
`;

/** The operator's external help line, if any, and a link to the page about help. */
export function HelpRow() {
  const t = useT();
  const urlOf = usePageUrl();
  const helpLine = useHelpLine();
  return (
    <Root as="section">
      <Icon of={Phone} size={24} />
      <div>
        <h2>{t('protection.help.title')}</h2>
        <p>{t('protection.help.text')}</p>
      </div>
      {helpLine && (
        <OutsideButton href={helpLine.href} icon={<Icon of={LifeBuoy} />}>
          {helpLine.label}
        </OutsideButton>
      )}
      <ButtonLink href={urlOf('responsibility')}>{t('protection.help.all')}</ButtonLink>
    </Root>
  );
}
