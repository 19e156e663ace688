import { useEffect, useRef } from 'react';

/**
 * Runs callbacks while no pointer is pressed. An error that appears on blur shifts the content below it: shown between
 * pointerdown and pointerup on a button there, it would make the click miss.
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
      // The click event follows the release.
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
