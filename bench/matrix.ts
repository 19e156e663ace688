import { Explained } from '../scripts/base/explain';
import { runNode, script } from '../scripts/processes/run';

/**
 * Every `share`th combination of address, language, width and theme (1: all of them), with the checks that `npm test`
 * runs on its sample; Playwright prints their number. Resolves with whether all pass.
 */
export async function lookAtMatrix(share = '1'): Promise<boolean> {
  if (!/^[1-9]\d*$/.test(share)) throw new Explained(`"${share}" is not a number: npm run bench -- matrix 10`);
  const { code } = await runNode(script('scripts/e2e.ts', '--project=matrix', '--reporter=dot'), {
    env: { MATRIX_SHARE: share },
    show: true,
  });
  return code === 0;
}
