import type { ReactNode } from 'react';
import { NotOfferedScreen } from '@/components/site/system/NotOfferedScreen';
import { isAbsentAddress } from '@/domain/site/absent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { PageHead } from '../head/PageHead';
import { useShell } from '../ShellContext';

/** The page, unless its address belongs to something that this casino does not offer (OP-036). */
export function OfferedPage({ children }: { children: ReactNode }) {
  const t = useT();
  const { address } = useShell();
  const settings = useSettings();
  if (address === null || !isAbsentAddress(address, settings)) return children;
  return (
    <>
      <PageHead title={t('shell.notOffered')} index={false} />
      <NotOfferedScreen />
    </>
  );
}
