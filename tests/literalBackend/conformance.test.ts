import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBackend } from '../../scripts/conformance/backend/backend';
import { checkExample } from '../../scripts/conformance/example';
import { closingLine, reportOf } from '../../scripts/conformance/report';
import { runChecks } from '../../scripts/conformance/run';
import { summarise } from '../../scripts/conformance/summary';
import { startLiteralBackend } from './literalBackend.ts';
import { SAMPLE_PASSWORD } from './samples/accountSamples.ts';

test("the report on a backend with the specification's calls alone is the committed example", async () => {
  const literal = await startLiteralBackend({ now: Date.UTC(2026, 2, 10, 12) });
  try {
    const account = { email: 'depositor@literal.example', password: SAMPLE_PASSWORD };
    const backend = createBackend({ baseUrl: literal.url });
    const { results, ...seen } = await runChecks({ backend, account }, { writes: true });
    const summary = summarise(results, seen);
    const verdicts = new Map(summary.capabilities.map(({ name, verdict }) => [name, verdict]));
    assert.equal(verdicts.get('selfExclusion'), 'absent');
    assert.equal(verdicts.get('withdrawal'), 'absent');
    assert.notEqual(verdicts.get('offers'), 'absent');
    checkExample('literal', `${reportOf(summary)}${closingLine(results)}`);
  } finally {
    await literal.close();
  }
});
