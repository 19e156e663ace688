import { build, type Plugin } from 'esbuild';
import { inRoot } from '@/scripts/base/root';
import { themeFiles } from '@/themes/sheets/files';

/** Files of the gallery by path: the bundled pages, and the themes' sheets and fonts as the build emits them. */
export type GalleryFiles = {
  files: ReadonlyMap<string, string | Uint8Array>;
  sheets: Readonly<Record<string, string>>;
};

/** Next's own code names modules of Node that no page in a browser reaches. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:fs|stream|zlib)$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** Bundles both pages from source; a few seconds. */
export async function galleryFiles(): Promise<GalleryFiles> {
  const { files, sheets, fonts } = themeFiles();
  const { outputFiles } = await build({
    entryPoints: [inRoot('gallery/page/index.tsx'), inRoot('gallery/page/frame.tsx')],
    bundle: true,
    splitting: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [withoutNode],
    // What Next's build puts in place.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env': '{}',
      THEME_SHEETS: JSON.stringify(sheets),
      THEME_FONTS: JSON.stringify(fonts),
    },
    logLevel: 'error',
  });
  return {
    sheets,
    files: new Map<string, string | Uint8Array>([
      ...outputFiles.map(({ path, text }) => [path, text] as const),
      ...[...files].map(([path, content]) => [`/_next/${path}`, content] as const),
    ]),
  };
}
