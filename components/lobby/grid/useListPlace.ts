import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currentEntry, currentList, readPlace, writePlace, type ListPlace } from './listPlace';

/** Remembers how far a list is opened and scrolled; calls `onReturn` once when the history leads back to it. */
export function useListPlace(open: number, onReturn: (place: ListPlace) => void): void {
  const latest = useRef(open);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => {
    let entry = currentEntry();
    let address = currentList();
    let scroll = window.scrollY;
    const place = entry === null ? null : readPlace(entry, address);
    if (place) returned(place);
    const onScroll = () => {
      scroll = window.scrollY;
    };
    const leave = () => {
      if (entry !== null) writePlace(entry, { address, open: latest.current, scroll });
    };
    // A dialog over the list, or a filter, has its own history entry.
    const arrive = () => {
      entry = currentEntry();
      address = currentList();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', leave);
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', leave);
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
    };
  }, []);
}
