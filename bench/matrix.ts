import { Explained } from '../scripts/base/explain';
import { runNode, script } from '../scripts/processes/run';

/** Runs one file of e2e/matrix; resolves with whether all pass. */
async function look(file: string, share: string, env: Record<string, string>): Promise<boolean> {
  if (!/^[1-9]\d*$/.test(share)) throw new Explained(`"${share}" is not a number: npm run bench -- ${file} 10`);
  const { code } = await runNode(
    script('scripts/e2e.ts', `e2e/matrix/${file}.spec.ts`, '--project=matrix', '--reporter=dot'),
    { env, show: true },
  );
  return code === 0;
}

/**
 * Every `share`th combination of address, language, width and theme (1: all of them), with the checks that `npm test`
 * runs on its sample; Playwright prints their number.
 */
export const lookAtMatrix = (share = '1'): Promise<boolean> => look('matrix', share, { MATRIX_SHARE: share });

/**
 * Every `share`th combination of page, all languages and two widths, with the checks of the sample. Pictures of the
 * screens that hold most words go into `folder`.
 */
export const lookAtLanguages = (share = '1', folder = ''): Promise<boolean> =>
  look('languages', share, { LANGUAGES_SHARE: share, LANGUAGES_PICTURES: folder });
