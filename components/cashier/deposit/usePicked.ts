import { useCallback, useState } from 'react';
import { setAddress, useAddress } from '@/hooks/address/useAddress';

/**
 * The name of the method that was picked, which the address keeps: for a reload, and for who comes with a method in the
 * address. A tile answers to its press at once; the address follows.
 */
export function usePicked(): { picked: string | null; pick: (name: string) => void } {
  const asked = useAddress('method');
  const [known, setKnown] = useState({ asked, picked: asked });
  if (known.asked !== asked) setKnown({ asked, picked: asked });
  const pick = useCallback((name: string) => {
    setKnown((before) => ({ ...before, picked: name }));
    setAddress({ method: name }, 'replace');
  }, []);
  return { picked: known.picked, pick };
}
