// Bundles contract/openapi.yaml into contract/generated/openapi.json and generates contract/generated/types.ts from it.
// With --check nothing is written: it fails when a committed file differs.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { command, Explained } from './base/explain';
import { inRoot } from './base/root';

const SOURCE = inRoot('contract', 'openapi.yaml');
const TARGET = inRoot('contract', 'generated');
const NOTE = '// Made by scripts/contract-types.ts from contract/openapi.yaml. Do not edit.\n\n';

const sayProblem = ({ message, location: [at] }: NormalizedProblem) =>
  at ? `${path.relative(inRoot(), at.source.absoluteRef)}${at.pointer}: ${message}` : message;

/** The contract as one document: references to files become references to its components. It must be OpenAPI 3.1. */
async function bundled() {
  const rules = { struct: 'error', 'no-unresolved-refs': 'error', 'no-invalid-media-type-examples': 'error' } as const;
  const config = await createConfig({ rules });
  const problems = await lint({ ref: SOURCE, config });
  if (problems.length > 0) throw new Explained(`The contract is not valid:\n${problems.map(sayProblem).join('\n')}`);
  return (await bundle({ ref: SOURCE, config })).bundle.parsed;
}

/** File name → text. */
type Files = Record<string, string>;

/** The intended content of contract/generated. */
async function generate(): Promise<Files> {
  const document = await bundled();
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.ts': NOTE + astToString(await openapiTS(document, { alphabetize: true })),
  };
}

async function check(files: Files): Promise<void> {
  const present = (name: string) => readFile(path.join(TARGET, name), 'utf8').catch(() => '');
  for (const [name, text] of Object.entries(files)) {
    if ((await present(name)) !== text) {
      throw new Explained(`contract/generated/${name} differs from the contract: run npm run contract.`);
    }
  }
  console.log('contract/generated is what contract/openapi.yaml says');
}

async function write(files: Files): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(TARGET, name), text);
  console.log(`written: ${Object.keys(files).join(', ')} in contract/generated`);
}

await command(async () => {
  const files = await generate();
  await (process.argv.includes('--check') ? check(files) : write(files));
});
