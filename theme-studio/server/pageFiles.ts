import { build } from 'esbuild';
import { inRoot } from '@/scripts/base/root';
import { type PageFiles } from './studio';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Theme studio</title>' +
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head>' +
  '<body><div id="page"></div><script type="module" src="/page.js"></script></body></html>';

/** The studio's page, bundled from theme-studio/page/. */
export async function pageFiles(): Promise<PageFiles> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('theme-studio/page/page.tsx')],
    bundle: true,
    write: false,
    outdir: 'page',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return new Map([
    ['/', { type: 'text/html', body: PAGE }],
    ['/page.js', { type: 'text/javascript', body: textOf('.js') }],
    ['/page.css', { type: 'text/css', body: textOf('.css') }],
  ]);
}
