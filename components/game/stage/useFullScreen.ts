import { useCallback, useEffect, useState, type RefObject } from 'react';

export type FullScreen = {
  /** `native`: the Fullscreen API. `filled`: covers the page where that is not available (iPhone). */
  mode: 'off' | 'native' | 'filled';
  toggle: () => void;
  leave: () => void;
};

/** Shows an element in full screen or, if the browser refuses, over the whole page. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [mode, setMode] = useState<FullScreen['mode']>('off');

  useEffect(() => {
    const follow = () => {
      const isOurs = document.fullscreenElement !== null && document.fullscreenElement === element.current;
      setMode((now) => (isOurs ? 'native' : now === 'native' ? 'off' : now));
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  const leave = useCallback(() => {
    setMode((now) => (now === 'filled' ? 'off' : now));
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  const toggle = useCallback(() => {
    const shown = element.current;
    if (!shown) return;
    if (mode !== 'off') leave();
    else if (typeof shown.requestFullscreen !== 'function') setMode('filled');
    else void shown.requestFullscreen().catch(() => setMode('filled'));
  }, [element, leave, mode]);
  return { mode, toggle, leave };
}
