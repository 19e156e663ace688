// node --import tsx server/deploy/imageFiles.ts site|sandbox FOLDER: after a build, copies what the image runs from into
// FOLDER. Of the installed packages nearly all is for building only.
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Lock = { packages: Record<string, { dev?: boolean }> };
type Traced = { fileList: Set<string>; esmFileList: Set<string> };
type Tracer = { nodeFileTrace: (files: readonly string[], options: object) => Promise<Traced> };
// The tracer of `next build`: follows imports, and files that packages read beside themselves.
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as Tracer;

/** What an image is made of. */
export type Image = {
  /** Folder of the built process; each of its scripts may be started. */
  dist: string;
  /** Files and folders that are read by name. */
  named: readonly string[];
  /** What is traced and never loaded. */
  unused: readonly RegExp[];
};

/** Packages that Next loads only to build, and for pictures; the site has none. */
const NEXT_BUILDS = [/^node_modules\/(?:sharp|@img|@next\/swc-[^/]+|typescript|webpack)\//];

/** The images of the Containerfile. */
export const IMAGES: Readonly<Record<'site' | 'sandbox', Image>> = {
  site: {
    dist: 'server/dist',
    named: [
      'package.json',
      'next.config.js',
      'config/locales.json',
      '.next',
      'public',
      // For adapters (docs/adapters).
      'contract/adapter.mjs',
      'contract/generated/openapi.json',
    ],
    unused: NEXT_BUILDS,
  },
  sandbox: {
    dist: 'sandbox/dist',
    named: [
      'package.json',
      'sandbox/package.json',
      'sandbox/dist/studio',
      'sandbox/assets',
      'sandbox/texts',
      'sandbox/migrations',
      'node_modules/simple-icons/package.json',
      'node_modules/simple-icons/icons',
    ],
    unused: [],
  },
};

/** Not run by Node: maps, types, papers, and what the build keeps for the next build. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts|md|nft\.json)$|^\.next\/(?:cache|diagnostics|types|trace)|(?:^|\/)\.sources$/;

/** A file, or all files below a folder, relative to the root. */
function filesAt(root: string, name: string): string[] {
  if (statSync(path.join(root, name)).isFile()) return [name];
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const readJson = <T>(root: string, file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

/**
 * Files of packages in a list that Next's build made of what a page or its server needs; relative to the root. The lists
 * also name sources, of which all is in the build.
 */
function listed(root: string, list: string): string[] {
  const { files } = readJson<{ files: string[] }>(root, list);
  return files
    .map((file) => path.relative(root, path.resolve(root, path.dirname(list), file)))
    .filter((file) => PACKAGE.test(file));
}

const TESTS = /\/(?:tests?|__tests__)\//;

/**
 * The files, and all of the packages that they are from. The tracer does not know every condition by which Node chooses a
 * file, nor that Node reads the names which a module exports from React's files for development.
 */
function withPackages(root: string, files: ReadonlySet<string>): string[] {
  const all = new Set(files);
  const packages = new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  // What a package would take if it were there, such as colours of a terminal.
  const { packages: locked } = readJson<Lock>(root, 'package-lock.json');
  const isForDevelopment = (file: string) => locked[PACKAGE.exec(file)?.[0] ?? '']?.dev ?? false;
  for (const folder of packages) {
    for (const file of filesAt(root, folder)) {
      const inside = file.slice(folder.length);
      if (!TESTS.test(inside) && !inside.includes('/node_modules/')) all.add(file);
    }
  }
  return [...all].filter((file) => !isForDevelopment(file));
}

/** Every file that an image runs from, relative to the root of the built repository. */
export async function imageFiles(root: string, { dist, named, unused }: Image): Promise<string[]> {
  const isUnused = (file: string) => unused.some((each) => each.test(file));
  const plain = named.flatMap((name) => filesAt(root, name));
  const lists = plain.filter((file) => file.endsWith('.nft.json') && !NOT_RUN.test(path.dirname(file)));
  const { fileList, esmFileList } = await nodeFileTrace(
    filesAt(root, dist).flatMap((file) => (file.endsWith('.mjs') ? path.join(root, file) : [])),
    {
      base: root,
      processCwd: root,
      mixedModules: true,
      // Node takes the condition `module-sync`, which older ones do not know.
      moduleSyncCatchall: true,
      ignore: isUnused,
    },
  );
  const all = new Set([...plain, ...lists.flatMap((list) => listed(root, list)), ...fileList, ...esmFileList]);
  return withPackages(root, all)
    .filter((file) => !isUnused(file) && !NOT_RUN.test(file))
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(import.meta.dirname, '../..');
  const [, , name = '', folder] = process.argv;
  const image = Object.hasOwn(IMAGES, name) ? IMAGES[name as keyof typeof IMAGES] : undefined;
  if (!image || !folder) throw new Error('Which image, into which folder?');
  const files = await imageFiles(root, image);
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  process.stdout.write(`${name}: ${files.length} files\n`);
}
