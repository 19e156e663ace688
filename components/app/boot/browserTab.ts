import Router from 'next/router';
import { localised, withoutLanguage } from '@/domain/links/localised';
import { goTo } from '@/hooks/address/goTo';
import { whenArrived } from '@/hooks/address/leaving';
import { swapModal } from '@/hooks/address/modalAddress';
import type { AskedDialog, Tab } from '@/services/http/tab';
import { MODAL_PARAMETERS } from '@/store/modalParameters';
import type { ShellProps } from '@/store/pages/serverPage';

/** The page's query for another document, with this dialog alone or none. */
function queryWith(dialog: AskedDialog | null): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['modal', ...MODAL_PARAMETERS]) query.delete(name);
  if (dialog !== null) query.set('modal', dialog);
  return query.size > 0 ? `?${query}` : '';
}

/** The page operations that thunks may use, bound to the current page. */
export function browserTab({ settings, locale, languages }: ShellProps): Tab {
  return {
    settings,
    language: locale.code,
    open: (path) => void goTo(Router, 'push', localised(path, locale.code)),
    speak: (code, path, dialog = null) => {
      if (code === locale.code || !languages.some((language) => language.code === code)) return false;
      const present = () => withoutLanguage(location.pathname, locale.code) + queryWith(dialog) + location.hash;
      // A full load: language and direction are set on the document element.
      location.assign(localised(path ?? present(), code));
      return true;
    },
    leave: (url) => location.replace(url),
    ask: (dialog) => void whenArrived(() => swapModal(dialog)),
  };
}
