// npm run conformance -- <base url>: exits with 0 when nothing failed, 1 when something did, 2 for invalid arguments.
import { createBackend } from './conformance/backend/backend';
import { jsonOf } from './conformance/json';
import { readOptions, USAGE } from './conformance/options';
import { closingLine, reportOf } from './conformance/report';
import { runChecks } from './conformance/run';
import { summarise } from './conformance/summary';

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  const { baseUrl, account, writes, json } = options;
  const backend = createBackend({ baseUrl, systemToken: process.env.SYSTEM_TOKEN });
  const run = await runChecks({ backend, account }, { writes });
  const { results } = run;
  const summary = summarise(results, run);
  console.log(json ? JSON.stringify(jsonOf(summary, results), null, 2) : `${reportOf(summary)}${closingLine(results)}`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
