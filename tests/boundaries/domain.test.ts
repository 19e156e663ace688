/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DOMAIN = path.resolve(__dirname, '../../domain');

/** Sources of impurity: rules get time and randomness as arguments instead. */
const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bprocess\.|\bcrypto\./;

const rules = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

describe('domain/', () => {
  it.each(rules)('reads no clock, chance or environment: %s', (file) => {
    expect(readFileSync(path.join(DOMAIN, file), 'utf8')).not.toMatch(IMPURE);
  });
});
