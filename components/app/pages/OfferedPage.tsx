import type { ReactNode } from 'react';
import { NotOfferedScreen } from '@/components/site/system/NotOfferedScreen';
import { isAbsentAddress } from '@/domain/site/capabilities';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { PageHead } from '../head/PageHead';
import { useShell } from '../ShellContext';

/** The page, unless its address belongs to something that this casino does not offer (OP-036). */
export function OfferedPage({ children }: { children: ReactNode }) {
  const t = useT();
  const { address } = useShell();
  const { endpoints } = useSettings();
  if (address === null || !isAbsentAddress(address, endpoints)) return children;
  return (
    <>
      <PageHead title={t('shell.notOffered')} index={false} />
      <NotOfferedScreen />
    </>
  );
}
