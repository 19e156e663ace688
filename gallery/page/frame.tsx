import { createRoot } from 'react-dom/client';
import { localeOf } from '@/config/locales';
import ar from '@/locales-fallback/ar.json';
import en from '@/locales-fallback/en.json';
import { stateOf } from '../entries';
import { storeFor } from '../base/entry';
import { Stage } from '../Stage';

const TEXTS: Readonly<Record<string, typeof en>> = { en, ar };

/** /frame?entry=Button&state=usual&language=ar: one state alone; /gallery/server chose its theme. */
async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const language = asked.get('language') ?? 'en';
  const state = stateOf(asked.get('entry'), asked.get('state'));
  const { tag, dir } = localeOf(language);
  Object.assign(document.documentElement, { lang: tag, dir });
  const stage = document.getElementById('stage')!;
  if (!state) {
    stage.textContent = 'There is no such entry.';
    return;
  }
  // Parts read the address: what belongs to the gallery is not theirs.
  if (state.pathname) history.replaceState(null, '', state.pathname);
  const store = await storeFor(state);
  createRoot(stage).render(<Stage {...{ state, store }} locale={language} texts={TEXTS[language]} />);
}

void show();
