import { useCallback, useState } from 'react';
import { setAddress, useAddress } from '@/hooks/address/useAddress';

/** The picked method's name, kept in the address for reloads and links. The tile reacts before the address does. */
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
