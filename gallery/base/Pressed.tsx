import { type ReactNode, useEffect, useRef } from 'react';

type PressedProps = { on: string; children: ReactNode };

/** A part after a press on the first `on` (a selector): an open menu, a form that was sent, an answer under way. */
export function Pressed({ on, children }: PressedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const within = place.current!;
    const press = () => {
      const found = within.querySelector<HTMLElement>(on);
      if (found) watch.disconnect();
      found?.click();
    };
    // What is pressed may come with an answer.
    const watch = new MutationObserver(press);
    watch.observe(within, { subtree: true, childList: true });
    press();
    return () => watch.disconnect();
  }, [on]);
  return <div ref={place}>{children}</div>;
}
