import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../scripts/base/root';

/** JavaScript of a page's first load, gzipped, in KiB: its own chunks and those of _app in Next's manifest. */
export function measureFirstLoad(page: string, build = inRoot('.next')): number {
  const { pages }: { pages: Record<string, string[]> } = JSON.parse(
    readFileSync(`${build}/build-manifest.json`, 'utf8'),
  );
  const files = new Set(
    [pages['/_app'], pages[page]].flatMap((own) => own ?? []).filter((file) => file.endsWith('.js')),
  );
  const bytes = [...files].map((file) => gzipSync(readFileSync(`${build}/${file}`), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
