import { isTesting } from '@/domain/country/testChoice';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import { STORED } from '@/services/browser/storage';
import { latePart } from '../late/latePart';

const TestPanel = latePart({
  texts: ['testPanel'],
  load: async () => (await import('@/components/country/testPanel/TestPanel')).TestPanel,
});

/** The test panel, if this browser has its flag and the operator allows it (CNTRY-15, OP-068). */
export function TestGate() {
  const { allowTestPanel } = useSettings();
  const flag = useStored(STORED.countryCheck);
  return isTesting(flag, allowTestPanel) && <TestPanel />;
}
