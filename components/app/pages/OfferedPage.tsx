import type { ReactNode } from 'react';
import { NotOfferedScreen } from '@/components/site/system/NotOfferedScreen';
import { isAbsentAddress } from '@/domain/site/capabilities';
import { useSettings } from '@/hooks/useSettings';
import { useShell } from '../ShellContext';

/** The page, unless its address belongs to something that this casino does not offer (OP-036). */
export function OfferedPage({ children }: { children: ReactNode }) {
  const { address } = useShell();
  const { endpoints } = useSettings();
  return address !== null && isAbsentAddress(address, endpoints) ? <NotOfferedScreen /> : children;
}
