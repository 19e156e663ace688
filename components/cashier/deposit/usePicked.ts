import { useCallback, useState } from 'react';
import { setAddress, useAddress } from '@/hooks/address/useAddress';

/**
 * What was picked, the method's name or its network, kept in the address for reloads, log-ins and links. The form reacts
 * before the address does.
 */
export function usePicked(parameter: 'method' | 'network'): { picked: string | null; pick: (name: string) => void } {
  const asked = useAddress(parameter);
  const [known, setKnown] = useState({ asked, picked: asked });
  if (known.asked !== asked) setKnown({ asked, picked: asked });
  const pick = useCallback(
    (name: string) => {
      setKnown((before) => ({ ...before, picked: name }));
      setAddress({ [parameter]: name }, 'replace');
    },
    [parameter],
  );
  return { picked: known.picked, pick };
}
