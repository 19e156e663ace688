import { SAMPLE_PASSWORD } from './samples/accountSamples.ts';
import { startLiteralBackend } from './literalBackend.ts';
import { type PresetName } from './base/shapes.ts';

/** For trying it by hand: PORT (4001) comes from the environment, the shapes (base/shapes.ts) are the argument. */
async function main(): Promise<void> {
  const { url, state } = await startLiteralBackend({
    port: Number(process.env.PORT ?? 4001),
    shapes: (process.argv[2] ?? 'awkward') as PresetName,
  });
  const people = state.accounts.map(({ email }) => email.split('@')[0]).join(', ');
  process.stdout.write(`${url}\n${people} @literal.example, password ${SAMPLE_PASSWORD}\n`);
}

void main();
