import './ownStorage';
import { createRoot, type Root } from 'react-dom/client';
import { localeOf } from '@/config/locales';
import ar from '@/locales-fallback/ar.json';
import en from '@/locales-fallback/en.json';
import { CHAPTER_NAMES } from '../base/chapters';
import { CHAPTERS, stateOf } from '../entries';
import { storeFor, type State } from '../base/entry';
import { Stage } from '../Stage';

const TEXTS: Readonly<Record<string, typeof en>> = { en, ar };

/** Every state by chapter, each a link to itself alone. */
const States = () =>
  CHAPTER_NAMES.map((chapter) => (
    <ul key={chapter} aria-label={chapter}>
      {CHAPTERS[chapter].flatMap(({ name, states }) =>
        Object.keys(states).map((state) => (
          <li key={`${name} ${state}`}>
            <a href={`/frame?${new URLSearchParams({ entry: name, state }).toString()}`}>
              {name}, {state}
            </a>
          </li>
        )),
      )}
    </ul>
  ));

/** So many frames without a change: every answer has come, or never will. */
const STILL_FRAMES = 6;

/** What still loads may have asked nothing yet: a search first waits for a pause in typing. */
const LOADING_FRAMES = 30;
const LOADING = '[role=status][aria-label], [aria-busy=true]';

/** Marks the stage once nothing in the document changes any more, for whoever looks by machine. */
function markDrawn(stage: HTMLElement, isLate: boolean): void {
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const look = (): void => {
    still += 1;
    const enough = isLate || document.querySelector(LOADING) ? LOADING_FRAMES : STILL_FRAMES;
    if (still <= enough || document.fonts.status === 'loading') requestAnimationFrame(look);
    else {
      watch.disconnect();
      stage.dataset.drawn = '';
    }
  };
  requestAnimationFrame(look);
}

/** The state that is shown. */
let shown: Root | undefined;

/** Shows a state in place of the one before, which leaves nothing behind. */
async function show(state: State, language: string): Promise<void> {
  const stage = document.getElementById('stage')!;
  shown?.unmount();
  delete stage.dataset.drawn;
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement: page } = document;
  page.removeAttribute('style');
  for (const mark of Object.keys(page.dataset)) if (mark !== 'theme') delete page.dataset[mark];
  const { tag, dir } = localeOf(language);
  Object.assign(page, { lang: tag, dir });
  // Parts read the address: what belongs to the gallery is not theirs.
  history.replaceState(null, '', state.pathname ?? '/frame');
  const store = await storeFor(state);
  markDrawn(stage, state.late ?? false);
  shown = createRoot(stage);
  shown.render(<Stage {...{ state, store }} locale={language} texts={TEXTS[language]} />);
}

/**
 * /frame?entry=Button&state=usual&language=ar: one state alone; /gallery/server chose its theme. Without a state, the
 * list of all.
 */
function open(): void {
  const asked = new URLSearchParams(location.search);
  const language = asked.get('language') ?? 'en';
  const state = stateOf(asked.get('entry'), asked.get('state'));
  if (state) void show(state, language);
  else {
    shown = createRoot(document.getElementById('stage')!);
    shown.render(<States />);
  }
}

declare global {
  interface Window {
    /** Shows a state in the place of another, for a machine that looks at all of them. */
    showState?: (entry: string, state: string, language: string) => void;
  }
}
window.showState = (entry, state, language) => void show(stateOf(entry, state)!, language);

open();
