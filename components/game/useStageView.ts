import { useEffect, type RefObject } from 'react';
import type { Toggle } from './GameBar';
import type { StageView } from './GameScreen';
import { useEscape } from './stage/useEscape';
import { useFullScreen } from './stage/useFullScreen';
import { useTheatre } from './stage/useTheatre';

/**
 * How stage and bar are shown, and the tools that change it. Theatre mode applies only during play, so that the layout
 * is stable while the page opens. Escape returns to the page view.
 */
export function useStageView(
  stage: RefObject<HTMLElement | null>,
  playing: boolean,
): { view: StageView; theatre: Toggle | undefined; fullScreen: Toggle } {
  const [wanted, setTheatre] = useTheatre();
  const { mode, toggle, leave } = useFullScreen(stage);
  const theatre = playing && wanted;
  const view = mode === 'filled' ? 'filled' : theatre && mode === 'off' ? 'theatre' : 'page';

  useEffect(() => {
    if (theatre) stage.current?.scrollIntoView({ block: 'start' });
  }, [theatre, stage]);
  useEffect(() => {
    const element = stage.current;
    if (mode !== 'filled' || !element) return;
    // Content behind the game must not receive focus unseen.
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) leave();
    };
    element.addEventListener('focusout', left);
    return () => element.removeEventListener('focusout', left);
  }, [mode, leave, stage]);
  useEscape(view === 'filled' ? leave : view === 'theatre' ? () => setTheatre(false) : null);

  return {
    view,
    theatre: playing ? { on: wanted, toggle: () => setTheatre(!wanted) } : undefined,
    fullScreen: { on: mode !== 'off', toggle },
  };
}
