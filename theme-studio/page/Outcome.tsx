import { type DraftFault } from '../rules/draft';

/** What became of writing: files of the repository, a file for the settings, or nothing, and why. */
export type Outcome =
  | { files: readonly string[] }
  | { saved: string }
  | { faults: readonly DraftFault[] }
  | { problem: string };

/** Says what became of writing, and what to do next. */
export function Result({ outcome }: { outcome: Outcome }) {
  if ('problem' in outcome) return <p className="bad">Nothing was written: {outcome.problem}</p>;
  if ('faults' in outcome)
    return (
      <div className="bad">
        <p>Nothing was written. Change this first:</p>
        <ul>
          {outcome.faults.map(({ at, message }) => (
            <li key={`${at} ${message}`}>{message}</li>
          ))}
        </ul>
      </div>
    );
  if ('saved' in outcome)
    return (
      <div>
        <p>
          Downloaded: <code>{outcome.saved}</code>
        </p>
        <p>
          Next, put its two keys, <code>theme</code> and <code>ownTheme</code>, into the settings of a brand. The site
          wears the theme without a build.
        </p>
      </div>
    );
  return (
    <div>
      <p>Written:</p>
      <ul>
        {outcome.files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
      <p>
        Next, run <code>npm test</code> and commit. <code>npm run quickstart</code> builds the site with the theme.
      </p>
    </div>
  );
}
