import { useState } from 'react';
import { type Theme } from '@/themes/contract';
import { themeFaults, tokenFault, OPAQUE } from '@/themes/faults';
import { PAIRS, poorPairs } from '@/themes/pairs';
import { type Draft, replaces, startOf } from '../rules/draft';
import { remedied } from '../rules/nearest';
import { randomTheme } from '../rules/random';
import { settingsSource } from '../rules/source';
import { type Beginning } from '../server/studio';
import { type Written } from '../server/write';
import { ask } from './ask';
import { BrandFields } from './BrandFields';
import { Colors } from './Colors';
import { download } from './download';
import { Look } from './Look';
import { type Outcome, Result } from './Outcome';
import { Preview } from './Preview';
import { useDraft } from './useDraft';
import { Values } from './Values';

/** Seeds are shown and typed, so they stay short. */
const MOST_SEEDS = 100_000;

/** Contrast can be measured only between colors. */
const isMeasurable = ({ tokens }: Theme) => OPAQUE.every((token) => tokenFault(token, tokens[token]) === null);

/** The whole page: what can be changed on the left, the site in it on the right. */
export function Studio({ drafts, draft: first, preview, site }: Beginning) {
  const { draft, said, change, undo, canUndo } = useDraft(first);
  const [seed, setSeed] = useState(1);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { theme } = draft;
  const start = startOf(draft, { drafts });
  const poor = isMeasurable(theme) ? poorPairs(theme.tokens) : null;
  const withTheme = (next: Partial<Theme>) => change({ ...draft, theme: { ...theme, ...next } });
  const begin = (name: string) => change({ ...drafts.find((one) => one.theme.name === name)!, start: name });
  const roll = () => {
    const starts = drafts.map((one) => one.theme);
    change({ ...draft, theme: randomTheme(seed, starts, theme.name, theme.label) });
    setSeed((seed % MOST_SEEDS) + 1);
  };
  const write = () => {
    ask<Written>('/files', draft).then(
      ({ files, faults }) => setOutcome(files ? { files } : { faults }),
      (error: Error) => setOutcome({ problem: error.message }),
    );
  };
  const isReplaced = replaces(draft, { drafts });
  const forSettings = () => {
    const faults = themeFaults(theme);
    const file = `${theme.name}.settings.json`;
    if (faults.length === 0) download(file, settingsSource(theme, isReplaced ? theme.name : start));
    setOutcome(faults.length > 0 ? { faults } : { saved: file });
  };
  const given: { draft: Draft; change: (next: Draft) => void } = { draft, change };
  return (
    <>
      <header>
        <h1>Theme studio</h1>
        <p role="status" className={poor?.length === 0 ? 'good' : 'bad'}>
          {poor === null && '✕ A color cannot be read'}
          {poor?.length === 0 && `✓ All ${PAIRS.length} pairs can be read`}
          {!!poor?.length && `✕ ${poor.length} of ${PAIRS.length} pairs fall short`}
        </p>
        <button type="button" onClick={undo} disabled={!canUndo}>
          Undo
        </button>
        <button type="button" disabled={!poor?.length} onClick={() => withTheme({ tokens: remedied(theme.tokens) })}>
          Fix contrast
        </button>
        <button type="button" onClick={forSettings}>
          For the settings
        </button>
        <button type="button" className="main" onClick={write}>
          Write files
        </button>
      </header>
      <main>
        <section className="panel" aria-label="Draft">
          <div role="status">
            {said.problem && <p className="bad">The preview does not follow: {said.problem}</p>}
            {outcome && <Result outcome={outcome} />}
          </div>
          <h2>Start</h2>
          <div className="fields">
            <label>
              Start from
              <select value={start} onChange={({ target }) => begin(target.value)}>
                {drafts.map((one) => (
                  <option key={one.theme.name} value={one.theme.name}>
                    {one.theme.label} ({one.theme.mode})
                  </option>
                ))}
              </select>
            </label>
            <label>
              Chance
              <span className="pair">
                <input
                  type="number"
                  min={1}
                  max={MOST_SEEDS}
                  value={seed}
                  onChange={({ target }) => setSeed(Number(target.value) || 1)}
                />
                <button type="button" onClick={roll}>
                  Make one
                </button>
              </span>
            </label>
          </div>
          <Look {...given} logo={said.logo} isReplaced={isReplaced} />
          <Colors tokens={theme.tokens} onChange={(tokens) => withTheme({ tokens })} />
          <Values tokens={theme.tokens} onChange={(tokens) => withTheme({ tokens })} />
          {!isReplaced && <BrandFields {...given} />}
          {said.faults.length > 0 && (
            <>
              <h2>Before it can be written</h2>
              <ul className="bad">
                {said.faults.map(({ at, message }) => (
                  <li key={`${at} ${message}`}>{message}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <Preview origin={preview} site={site} version={said.version} />
      </main>
    </>
  );
}
