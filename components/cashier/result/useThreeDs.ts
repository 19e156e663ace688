import { useEffect } from 'react';
import { usePostThreeDsMutation } from '@/services/cashier/cashier';
import { logQuietly } from '@/services/browser/consoleLog';
import { takeThreeDs } from '@/services/cashier/threeDs';
import type { ModalValues } from '@/store/modal';

/**
 * Posts the two values of a 3-D Secure return to the backend, exactly once per MD and tab, and only with both present
 * (API-33, ENT-27, DRES-07). A failure is only logged: the deposit's own state gives the outcome (OP-074).
 */
export function useThreeDs({ PaReq, MD }: ModalValues): void {
  const [post] = usePostThreeDsMutation();
  useEffect(() => {
    if (!PaReq || !MD || !takeThreeDs(MD)) return;
    void post({ PaReq, MD, intent: crypto.randomUUID() }).then(({ error }) => {
      if (error) logQuietly('3-D Secure return not handed over', error);
    });
  }, [post, PaReq, MD]);
}
