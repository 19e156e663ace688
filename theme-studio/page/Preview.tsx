import { useEffect, useRef, useState } from 'react';
import { addressIn, DIRECTIONS, SCREENS, WIDTHS } from '../rules/screens';

type FrameProps = { src: string; title: string; width: number; height: number; origin: string; version: number };

/** The site at its real width, made as small as the column; it takes each change without loading again. */
function Frame({ src, title, width, height, origin, version }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => frame.current?.contentWindow?.postMessage({ version }, origin), [version, origin]);
  return (
    <figure style={{ flexGrow: width, maxInlineSize: width }}>
      <figcaption>{title}</figcaption>
      <div ref={box} className="box" style={{ blockSize: height * scale }}>
        <iframe
          ref={frame}
          src={src}
          title={title}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

type PreviewProps = {
  /** Where the server shows the site in the draft. */
  origin: string;
  /** The site itself. */
  site: string;
  version: number;
};

/** One screen at a time, at both widths and in both directions. */
export function Preview({ origin, site, version }: PreviewProps) {
  const [key, setKey] = useState<string>('home');
  const [loads, setLoads] = useState(0);
  const screen = SCREENS.find((one) => one.key === key) ?? SCREENS[0];
  return (
    <section className="preview" aria-label="Preview">
      <div className="bar">
        <fieldset>
          <legend>Screen</legend>
          {SCREENS.map((one) => (
            <label key={one.key} className="choice">
              <input type="radio" name="screen" checked={one.key === key} onChange={() => setKey(one.key)} />
              {one.name}
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={() => setLoads(loads + 1)}>
          Load again
        </button>
      </div>
      <p className="hint">
        The real pages of {site}. To see a player’s screens, log in inside a frame; the sample players are listed where
        the site was started.
      </p>
      {DIRECTIONS.map((direction) => (
        <div key={direction.language} className="frames">
          {WIDTHS.map(({ name, width, height }) => (
            <Frame
              key={`${key} ${width} ${loads}`}
              src={origin + addressIn(direction.language, screen.address)}
              title={`${screen.name}, ${name} ${width} px, ${direction.name.toLowerCase()}`}
              {...{ width, height, origin, version }}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
