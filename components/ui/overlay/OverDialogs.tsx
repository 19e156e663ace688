import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './topDialog';

/** On the element that moves: a finger on it does not drag the sheet below it (sheetDrag.ts). */
export const OVER_DIALOGS = 'data-over-dialogs';

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute(OVER_DIALOGS, '');
  return host;
}

type OverDialogsProps = {
  /** Whether there is something to see. What is empty stays where it is. */
  isWanted: boolean;
  children: ReactNode;
};

/**
 * What may appear over a dialog moves into the topmost one, because all outside of that is inert, and back once it is
 * closed. It is the same before and after. Browsers only.
 */
export function OverDialogs({ isWanted, children }: OverDialogsProps) {
  const top = useTopDialog();
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    const at = host.parentElement;
    const place = (isWanted && top) || home.current;
    const isStranded = !host.isConnected || (at !== home.current && at !== top);
    if (place && place !== at && (isWanted || isStranded)) place.append(host);
  }, [top, isWanted, host]);
  return <div ref={home}>{createPortal(children, host)}</div>;
}
