import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../base/explain';
import { inRoot } from '../base/root';

/** The reports that are committed as examples. */
const FOLDER = 'docs/conformance';

/** Compares a report with its committed example; with WRITE_EXAMPLES set it becomes the example. */
export function checkExample(name: 'sandbox' | 'literal', report: string): void {
  const file = path.join(FOLDER, `${name}.txt`);
  const text = `${report.trim()}\n`;
  if (process.env.WRITE_EXAMPLES) {
    mkdirSync(inRoot(FOLDER), { recursive: true });
    writeFileSync(inRoot(file), text);
  } else if (text !== readFileSync(inRoot(file), 'utf8'))
    throw new Explained(`${file} is not what the backend answers. With WRITE_EXAMPLES=1 it is written anew.`);
}
