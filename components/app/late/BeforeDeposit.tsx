import type { ReactNode } from 'react';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { useAddress } from '@/hooks/address/useAddress';
import { useSettings } from '@/hooks/useSettings';
import { latePart } from './latePart';

type Around = { children: ReactNode };

const Gate = latePart<Around>({
  texts: ['notice', 'protection', 'form', 'secondStep', 'security'],
  load: async () => (await import('@/components/protection/notices/DepositGate')).DepositGate,
  Waiting: LoadingPlace,
  // The backend refuses by itself.
  Failed: ({ children }) => children,
});

/** The cashier behind what the market puts before a deposit; where it asks for nothing, or a deposit is under way, as it is. */
export function BeforeDeposit({ children }: Around) {
  const { limits, notices, secondStep } = useSettings().marketRules;
  const isUnderWay = useAddress('deposit') !== null;
  const asks = secondStep || notices.funds || limits.offered !== null || limits.demanded.includes('deposit');
  return asks && !isUnderWay ? <Gate>{children}</Gate> : children;
}
