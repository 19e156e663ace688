import { Mail, Smartphone } from 'lucide';
import styled from 'styled-components';
import { TwoTabs } from '@/components/ui/navigation/TwoTabs';
import type { RegistrationWay } from '@/domain/account/registration/registrationForm';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(TwoTabs<RegistrationWay>)`
  display: flex;
  gap: ${token('space-16')};
  border-block-end: 1px solid ${token('border')};

  button {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    margin-block-end: -1px;
    border-block-end: 2px solid transparent;
    font-weight: 650;
    color: ${token('text-muted')};
  }
  [aria-selected='true'] {
    border-color: ${token('accent-text')};
    color: ${token('text')};
  }
`;

type WayTabsProps = {
  way: RegistrationWay;
  /** Id of the panel that the tabs control. */
  panel: string;
  onChange: (way: RegistrationWay) => void;
};

/** Tabs: registration by e-mail or by phone (AUTH-02). */
export function WayTabs({ way, panel, onChange }: WayTabsProps) {
  const t = useT();
  return (
    <Root
      label={t('account.way.label')}
      tabs={[
        { name: 'email', icon: Mail, text: t('account.way.email') },
        { name: 'phone', icon: Smartphone, text: t('account.way.phone') },
      ]}
      chosen={way}
      panel={panel}
      onChange={onChange}
    />
  );
}
