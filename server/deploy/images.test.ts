import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { parse } from 'yaml';
import { IMAGES, imageFiles } from './imageFiles';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const lines = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The instructions of each stage, by its name; continued lines are one. */
function stages(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  let stage: string[] = [];
  for (const line of read('server/deploy/Containerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', '')
    .split('\n')) {
    const name = /^FROM \S+ AS (\S+)$/.exec(line)?.[1];
    if (name) all.set(name, (stage = []));
    else stage.push(line);
  }
  return all;
}

const argumentsOf = (stage: string, instruction: string) =>
  stages()
    .get(stage)!
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

/** A folder with files, removed after the test. */
function folderWith(context: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-images-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, version: '1.0.0', ...more });

test('an image has what its scripts import, packages whole, and nothing else of what is installed', async (context) => {
  const root = folderWith(context, {
    'package.json': manifest('root'),
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/colours': { dev: true } } }),
    'pages/a.tsx': '',
    'server/dist/main.mjs': "import 'used'; import 'next';",
    'server/dist/main.mjs.map': '{}',
    'server/dist/late.mjs': "import 'late';",
    'server/src/main.ts': '',
    'node_modules/used/package.json': manifest('used', {
      exports: [{ 'module-sync': './sync.mjs', default: './index.js' }, './index.js'],
    }),
    'node_modules/used/index.js': "require('below'); try { require('colours'); } catch {}",
    'node_modules/colours/package.json': manifest('colours'),
    'node_modules/colours/index.js': '',
    'node_modules/used/index.js.map': '{}',
    'node_modules/used/index.d.ts': '',
    'node_modules/used/sync.mjs': '',
    'node_modules/used/test/index.js': '',
    'node_modules/used/node_modules/below/package.json': manifest('below'),
    'node_modules/used/node_modules/below/index.js': '',
    'node_modules/used/node_modules/unused/package.json': manifest('unused'),
    'node_modules/used/node_modules/unused/index.js': '',
    'node_modules/late/package.json': manifest('late'),
    'node_modules/late/index.js': '',
    'node_modules/listed/package.json': manifest('listed'),
    'node_modules/listed/index.js': '',
    'node_modules/next/package.json': manifest('next', { main: 'dist/server.js' }),
    'node_modules/next/dist/server.js': "require('./server/dev/dev.js'); require('typescript');",
    'node_modules/next/dist/server/dev/dev.js': '',
    'node_modules/next/dist/cli.js': '',
    'node_modules/typescript/package.json': manifest('typescript'),
    'node_modules/typescript/index.js': '',
    '.next/BUILD_ID': 'one',
    '.next/static/a.js': '',
    '.next/static/a.js.map': '{}',
    '.next/cache/webpack/pack': '',
    '.next/trace': '',
    '.next/server/pages/a.js': '',
    '.next/server/pages/a.js.nft.json': JSON.stringify({
      files: ['../../../node_modules/listed/index.js', '../../../pages/a.tsx'],
    }),
  });
  const { dist, unused } = IMAGES.site;
  assert.deepEqual(await imageFiles(root, { dist, unused, named: ['package.json', '.next'] }), [
    '.next/BUILD_ID',
    '.next/server/pages/a.js',
    '.next/static/a.js',
    'node_modules/late/index.js',
    'node_modules/late/package.json',
    'node_modules/listed/index.js',
    'node_modules/listed/package.json',
    'node_modules/next/dist/cli.js',
    'node_modules/next/dist/server.js',
    'node_modules/next/dist/server/dev/dev.js',
    'node_modules/next/package.json',
    'node_modules/used/index.js',
    'node_modules/used/node_modules/below/index.js',
    'node_modules/used/node_modules/below/package.json',
    'node_modules/used/package.json',
    'node_modules/used/sync.mjs',
    'package.json',
    'server/dist/late.mjs',
    'server/dist/main.mjs',
  ]);
});

test('whatever an image takes by name is there, or made by the build', () => {
  for (const { named } of Object.values(IMAGES))
    for (const name of named.filter((each) => !/^\.next$|\/dist\//.test(each)))
      assert.ok(existsSync(path.join(ROOT, name)), name);
});

test('the images are made from nothing that git ignores', () => {
  const ignored = lines('.dockerignore');
  for (const name of lines('.gitignore')) assert.ok(ignored.includes(`**/${name.replace(/\/$/, '')}`), name);
  assert.ok(ignored.includes('.git'));
});

test('the Containerfile installs once: its stamp is the one that scripts/run.mjs looks for', () => {
  const [install] = argumentsOf('build', 'RUN').filter((line) => line.includes('npm ci'));
  assert.match(install!, /sha256sum package-lock\.json \| head -c 64 > node_modules\/\.baize-lock$/);
  assert.match(read('scripts/run.mjs'), /'node_modules', '\.baize-lock'/);
});

test('ports and user of the images are those of the manifests and of the processes', () => {
  const { spec } = parse(read('server/deploy/kubernetes/base/deployment.yaml')).spec.template;
  const { runAsUser, runAsGroup } = spec.securityContext;
  const user = `${runAsUser}:${runAsGroup}`;
  assert.deepEqual(argumentsOf('run', 'USER'), [user]);
  assert.deepEqual(argumentsOf('site', 'USER'), []);
  assert.equal(argumentsOf('sandbox', 'USER').at(-1), user);

  const ports = (spec.containers[0].ports as { containerPort: number }[]).map((each) => each.containerPort);
  assert.deepEqual(argumentsOf('site', 'EXPOSE'), [ports.join(' ')]);
  const example = read('.env.example');
  const ofSandbox = ['SANDBOX_PORT', 'STUDIO_PORT', 'PANEL_PORT', 'OUTSIDE_PORT'].map(
    (name) => new RegExp(`^${name}=(\\d+)$`, 'm').exec(example)?.[1],
  );
  assert.deepEqual(argumentsOf('sandbox', 'EXPOSE'), [ofSandbox.join(' ')]);
});

test('each image runs the process it was made for, which listens beyond itself', () => {
  for (const [name, variable] of [
    ['site', 'HOST'],
    ['sandbox', 'SANDBOX_HOST'],
  ] as const) {
    assert.deepEqual(argumentsOf(name, 'CMD'), [`["node", "${IMAGES[name].dist}/main.mjs"]`]);
    assert.match(argumentsOf(name, 'ENV')[0]!, new RegExp(`(?:^| )${variable}=0\\.0\\.0\\.0(?: |$)`));
    assert.ok(argumentsOf(name, 'COPY').includes(`--from=build /images/${name} ./`));
  }
});
