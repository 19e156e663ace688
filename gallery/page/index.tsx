import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CHAPTER_NAMES, type Chapter } from '../base/chapters';
import { CHAPTERS, ENTRIES } from '../entries';
import './index.css';

declare const THEME_SHEETS: Readonly<Record<string, string>>;

const WIDTHS = [
  { name: 'Desktop', width: 1280 },
  { name: 'Phone', width: 390 },
] as const;
const LANGUAGES = [
  { code: 'en', name: 'English, left to right' },
  { code: 'ar', name: 'Arabic, right to left' },
] as const;

/** The entry is in the address, so that it can be linked. */
const named = () => ENTRIES.find(({ name }) => name === decodeURIComponent(location.hash.slice(1))) ?? ENTRIES[0]!;

/** What is drawn above everything else, such as a dialog, has no height of its own. */
const LEAST: Readonly<Partial<Record<Chapter, number>>> = { overlay: 560, form: 320, inbox: 560, chat: 560, game: 560 };
const USUAL_LEAST = 96;
const MOST = 1_200;

/** One state, as high as what it draws. */
function Frame({ src, title, width, least }: { src: string; title: string; width: number; least: number }) {
  const [height, setHeight] = useState(least);
  const watch = (frame: HTMLIFrameElement) => {
    const stage = frame.contentDocument?.getElementById('stage');
    if (!stage) return;
    const measure = () => setHeight(Math.min(MOST, Math.max(least, stage.scrollHeight + 2)));
    new ResizeObserver(measure).observe(stage);
  };
  return (
    <iframe
      src={src}
      title={title}
      style={{ inlineSize: width, blockSize: height }}
      loading="lazy"
      onLoad={({ currentTarget }) => watch(currentTarget)}
    />
  );
}

/** The list of entries, and one entry in all its states. */
function Gallery() {
  const [entry, setEntry] = useState(named);
  const [theme, setTheme] = useState('curacao');
  const [language, setLanguage] = useState('en');
  const [width, setWidth] = useState<number>(WIDTHS[0].width);
  const chapter = CHAPTER_NAMES.find((name) => CHAPTERS[name].includes(entry)) ?? 'controls';
  const show = (name: string) => {
    location.hash = encodeURIComponent(name);
  };
  useEffect(() => {
    const follow = () => setEntry(named());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const addressOf = (state: string) =>
    `/frame?${new URLSearchParams({ entry: entry.name, state, language, theme }).toString()}`;
  return (
    <>
      <header>
        <h1>Gallery</h1>
        <label>
          Theme
          <select value={theme} onChange={({ target }) => setTheme(target.value)}>
            {Object.keys(THEME_SHEETS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Language
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {WIDTHS.map((one) => (
              <option key={one.width} value={one.width}>
                {one.name}, {one.width} px
              </option>
            ))}
          </select>
        </label>
        <label className="jump">
          Part
          <select value={entry.name} onChange={({ target }) => show(target.value)}>
            {ENTRIES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </header>
      <div className="columns">
        <nav aria-label="Parts">
          {Object.entries(CHAPTERS).map(([chapter, entries]) => (
            <section key={chapter}>
              <h2>{chapter}</h2>
              <ul>
                {entries.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${encodeURIComponent(name)}`} aria-current={name === entry.name ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main>
          <h2>{entry.name}</h2>
          <p>
            <code>{entry.file}</code>
          </p>
          {Object.keys(entry.states).map((state) => (
            <figure key={`${entry.name} ${state}`}>
              <figcaption>
                {state} · <a href={addressOf(state)}>alone</a>
              </figcaption>
              <Frame
                src={addressOf(state)}
                title={`${entry.name}, ${state}`}
                width={width}
                least={LEAST[chapter] ?? USUAL_LEAST}
              />
            </figure>
          ))}
        </main>
      </div>
    </>
  );
}

createRoot(document.getElementById('stage')!).render(<Gallery />);
