import Router from 'next/router';
import { useEffect } from 'react';

/**
 * Keeps the page's language tag as the server wrote it (OP-002, OP-006): at each change of the address Next replaces it
 * with the language's code, though du is no tag. Another language is another document.
 */
export function PageLanguage() {
  useEffect(() => {
    const page = document.documentElement;
    const keep = () => {
      page.lang = page.dataset.lang ?? page.lang;
    };
    keep();
    Router.events.on('routeChangeComplete', keep);
    return () => Router.events.off('routeChangeComplete', keep);
  }, []);
  return null;
}
