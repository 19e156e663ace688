import { useState } from 'react';
import { useToken } from '@/hooks/player/useToken';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { latePart } from '../late/latePart';

const Notice = latePart({
  texts: ['depositResult', 'paymentMethod'],
  load: async () => (await import('@/components/cashier/result/FailedDepositNotice')).FailedDepositNotice,
});

/** Shows a player's latest failed deposit reported by the socket; the notice is loaded on demand (PAY-19). */
export const FailedDeposit = () => <OfPlayer key={useToken()} />;

function OfPlayer() {
  const [told, setTold] = useState<{ method: string; count: number } | null>(null);
  useSocketEvent('failedDeposit', ({ method }) => setTold((last) => ({ method, count: (last?.count ?? 0) + 1 })));
  return told && <Notice key={told.count} method={told.method} onDismiss={() => setTold(null)} />;
}
