import { useEffect, useRef } from 'react';

/**
 * Runs things once no press is under way. A message that appears when a field is left moves what stands below it: were it
 * to appear between the pressing and the letting go of a button there, the press would go into the void.
 */
export function usePressGuard(): (act: () => void) => void {
  const pressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressing.current = true;
    };
    const release = () => {
      pressing.current = false;
      // The click comes after the release.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
      waiting.current = [];
    };
  }, []);
  return (act) => {
    if (pressing.current) waiting.current.push(act);
    else act();
  };
}
