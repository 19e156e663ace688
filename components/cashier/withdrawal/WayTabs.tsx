import { Bitcoin, Landmark } from 'lucide';
import styled from 'styled-components';
import { segments } from '@/components/ui/navigation/segments';
import { TwoTabs } from '@/components/ui/navigation/TwoTabs';
import type { Way } from '@/domain/cashier/withdrawal/ways';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';

const Root = styled(TwoTabs<Way>)`
  ${segments}
  ${media.tablet} {
    inline-size: fit-content;
  }
`;

type WayTabsProps = {
  way: Way;
  /** Id of the panel that the tabs control. */
  panel: string;
  onChange: (way: Way) => void;
};

/** Tabs: withdraw to a bank account or a crypto wallet (WDR-01). */
export function WayTabs({ way, panel, onChange }: WayTabsProps) {
  const t = useT();
  return (
    <Root
      label={t('withdrawal.ways')}
      tabs={[
        { name: 'bank', icon: Landmark, text: t('withdrawal.way.bank') },
        { name: 'crypto', icon: Bitcoin, text: t('withdrawal.way.crypto') },
      ]}
      chosen={way}
      panel={panel}
      onChange={onChange}
    />
  );
}
