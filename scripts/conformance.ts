// npm run conformance -- <base url>: exits with 0 when nothing failed, 1 when something did, 2 for invalid arguments.
import { createBackend } from './conformance/backend/backend';
import { readOptions, USAGE } from './conformance/options';
import { closingLine, lineOf } from './conformance/report';
import { runChecks } from './conformance/run';

async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  const { baseUrl, account, writes } = options;
  const backend = createBackend({ baseUrl, systemToken: process.env.SYSTEM_TOKEN });
  const results = await runChecks({ backend, account }, { writes, report: (result) => console.log(lineOf(result)) });
  console.log(`\n${closingLine(results)}`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
