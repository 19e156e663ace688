import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the page's title; null until it is there, undefined where the page has none. */
export const ActionsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Buttons for the whole page: beside its title, or here where the page has no such place. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(ActionsPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
