/**
 * Which folder may import which: docs/architecture.md, "Imports". One named rule per arrow; its comment says what to do
 * instead. tests/boundaries/ plants one violation per rule and expects it to be reported, so a new rule needs a plant.
 */

/** Matches our files below the given folders. @param {string[]} names */
const folders = (...names) => `^(?:${names.join('|')})/`;

/** A feature: any folder of components/ except the kit and the shell. */
const FEATURE = '^components/(?!ui/|app/)([^/]+)/';

/** Test files: most layer rules exempt them. */
const TEST = '\\.test\\.(?:tsx?|mts)$';

/** Our modules that the kit may import (docs/decisions/0007-what-the-kit-may-import.md). */
const KIT_READS = ['^components/ui/', '^hooks/(?:useT|address/useFollow)\\.ts$', '^domain/(?:money|format)/'];

/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const layers = [
  forbid(
    'pages-are-the-top',
    'A page is only an address. Move what you need out of pages/ into a component, hook or rule.',
    { path: folders('components', 'hooks', 'store', 'services', 'domain', 'config', 'themes', 'server') },
    { path: '^pages/' },
  ),
  forbid(
    'feature-not-to-feature',
    'A feature imports no other one: open a dialog, push a route, or share code through hooks/, domain/ or services/.',
    { path: FEATURE },
    { path: FEATURE, pathNot: '^components/$1/' },
  ),
  forbid(
    'feature-not-to-shell',
    'The shell imports features, never the reverse. Move what both need to components/ui, hooks/ or store/.',
    { path: FEATURE },
    { path: '^components/app/' },
  ),
  forbid(
    'kit-stays-simple',
    'The kit takes props and emits events. It may read themes/, config/, domain/money, domain/format (pure formatting), hooks/useT (its own labels) and hooks/address/useFollow (links); pass everything else as a prop.',
    { path: '^components/ui/', pathNot: ['^components/ui/form/', TEST] },
    { path: folders('components', 'hooks', 'store', 'services', 'domain', 'contract'), pathNot: KIT_READS },
  ),
  forbid(
    'form-kit-reads-rules-of-fields',
    'A field may read beside what the kit reads the rules of what is typed into it: domain/account, and the sending of writes (services/http/writes). Hand everything else in as a prop.',
    { path: '^components/ui/form/', pathNot: TEST },
    {
      path: folders('components', 'hooks', 'store', 'services', 'domain', 'contract'),
      pathNot: [...KIT_READS, '^domain/account/', '^services/http/writes\\.ts$'],
    },
  ),
  forbid(
    'hooks-below-components',
    'A hook imports no component. Return data and let the component render it.',
    { path: '^hooks/', pathNot: TEST },
    { path: folders('components') },
  ),
  forbid(
    'store-below-hooks',
    'The store imports no hook and no component: they read the store.',
    { path: '^store/', pathNot: TEST },
    { path: folders('components', 'hooks') },
  ),
  forbid(
    'services-below-store',
    'A service makes calls and knows no state: let a listener or slice in store/ react to the api action instead.',
    { path: '^services/', pathNot: TEST },
    { path: folders('components', 'hooks', 'store') },
  ),
  forbid(
    'domain-below-everything',
    'A rule is a pure function: pass what it needs as an argument. It may import only domain/, config/ and themes/.',
    { path: '^domain/' },
    { path: folders('components', 'hooks', 'store', 'services', 'contract', 'server', 'locales-fallback') },
  ),
  forbid(
    'domain-without-packages',
    'No React, axios, i18n, clock or other package but dayjs, for date arithmetic. Let the caller pass the value.',
    { path: '^domain/', pathNot: TEST },
    { dependencyTypes: PACKAGES, pathNot: '^node_modules/dayjs/' },
  ),
  forbid(
    'config-is-a-leaf',
    'Everything reads config/, so it may import only config/. Reverse the import: read config from the other module.',
    { path: '^config/', pathNot: TEST },
    { path: '^(?!config/|node_modules/)[^/]+/' },
  ),
  forbid(
    'themes-are-a-leaf',
    'A theme is data: it may import only themes/ and config/.',
    { path: '^themes/', pathNot: TEST },
    { path: '^(?!themes/|config/|node_modules/)[^/]+/' },
  ),
];

const backends = [
  forbid(
    'axios-only-in-services',
    'Every backend call is in services/ (STACK-05): add an endpoint there and call its hook or function.',
    { path: folders('pages', 'components', 'hooks', 'store', 'server', 'sandbox') },
    { path: '(?:^|/)node_modules/axios/' },
  ),
  forbid(
    'wire-types-stay-in-services',
    'Wire names end at services/: map the answer to a domain type there and import that type.',
    { path: folders('pages', 'components', 'hooks', 'store', 'themes') },
    { path: '^contract/' },
  ),
  forbid(
    'host-uses-services-and-rules',
    'The host renders pages through Next, never by import. It may use config/, domain/, services/ and contract/.',
    { path: '^server/' },
    { path: folders('pages', 'components', 'hooks', 'store', 'themes', 'locales-fallback') },
  ),
  forbid(
    'traces-are-loaded-late',
    'Traces are off by default, and their packages are not loaded then: import types only, or ask services/server/tracing.ts.',
    { pathNot: ['^server/src/tracing/', TEST] },
    {
      path: ['^server/src/tracing/(?:otlp|traces)\\.ts$', '(?:^|/)node_modules/@opentelemetry/'],
      dependencyTypesNot: ['type-only'],
      dynamic: false,
    },
  ),
  forbid(
    'nothing-imports-the-host',
    'The site also runs without the host. Move what both need to services/, domain/ or config/.',
    { path: folders('pages', 'components', 'hooks', 'store', 'services', 'domain', 'config', 'themes', 'contract') },
    { path: '^server/' },
  ),
  forbid(
    'sandbox-stands-alone',
    'The sandbox stands in for a foreign backend: it may use artwork/, domain/, contract/, config/markets/ (what a market demands of site and backend alike), config/locales (the one registry of languages) and (for brand logos) themes/.',
    { path: '^sandbox/' },
    {
      path: folders('pages', 'components', 'hooks', 'store', 'services', 'config', 'server', 'locales-fallback'),
      pathNot: '^config/(?:markets/|locales?\\.)',
    },
  ),
  forbid(
    'nothing-imports-the-sandbox',
    "The site runs against any backend: call the sandbox over HTTP, like an operator's backend. The theme studio alone reads the sample brands, whose files it writes.",
    { pathNot: ['^sandbox/', '^theme-studio/server/'] },
    { path: '^sandbox/' },
  ),
];

const artwork = [
  forbid(
    'artwork-is-a-leaf',
    'A drawing is a function of its arguments: it imports only artwork/. Let the sandbox hand over what it needs.',
    { path: '^artwork/' },
    { path: '^(?!artwork/|node_modules/)[^/]+/', dependencyTypesNot: ['core'] },
  ),
  forbid(
    'only-the-sandbox-draws',
    "Covers are the sample studios' and come to the site as pictures, by address, as from any backend.",
    { pathNot: folders('artwork', 'sandbox') },
    { path: '^artwork/' },
  ),
];

/** A folder of the sandbox. @param {string[]} names */
const inSandbox = (...names) => `^sandbox/src/(?:${names.join('|')})/`;

const sandboxWalls = [
  forbid(
    'casino-and-studio-meet-at-the-wallet',
    'The casino and the studio are two parties: they talk by the wallet protocol (sandbox/src/wallet) over HTTP.',
    { path: inSandbox('casino'), pathNot: TEST },
    { path: inSandbox('studio') },
  ),
  forbid(
    'studio-knows-no-casino',
    'The casino and the studio are two parties: they talk by the wallet protocol (sandbox/src/wallet) over HTTP.',
    { path: inSandbox('studio'), pathNot: TEST },
    { path: inSandbox('casino') },
  ),
  forbid(
    'outside-services-know-no-casino',
    'The payment provider and the other external services know the casino by its calls only.',
    { path: inSandbox('outside'), pathNot: TEST },
    { path: inSandbox('casino', 'studio') },
  ),
  forbid(
    'database-knows-no-area',
    'sandbox/src/db opens, locks and migrates. A table belongs to the schema.ts of its area.',
    { path: inSandbox('db'), pathNot: TEST },
    { path: '^sandbox/src/', pathNot: inSandbox('db', 'base') },
  ),
  forbid(
    'http-knows-no-area',
    'sandbox/src/http is what every call needs. Move what knows an area into that area.',
    { path: inSandbox('http'), pathNot: TEST },
    { path: inSandbox('casino', 'studio', 'outside', 'panel', 'seed') },
  ),
  forbid(
    'nothing-imports-the-panel',
    'The control panel looks at the casino from outside: hand over its state as an argument (sandbox.ts).',
    { path: '^sandbox/src/[^/]+/', pathNot: [inSandbox('panel', 'testing'), TEST] },
    { path: inSandbox('panel') },
  ),
  forbid(
    'sandbox-helpers-stay-in-tests',
    'sandbox/src/testing is for tests and soaks. Move what runs in the sandbox into its area.',
    { path: '^sandbox/src/', pathNot: [inSandbox('testing'), TEST] },
    { path: inSandbox('testing') },
  ),
];

const hygiene = [
  forbid(
    'no-circles',
    'Two modules that import each other belong together or share a third: merge them or extract what both use.',
    {},
    { circular: true },
  ),
  forbid(
    'tests-stay-tests',
    'Production code imports no test, test helper, benchmark or script.',
    {
      path: folders(
        'pages',
        'components',
        'hooks',
        'store',
        'services',
        'domain',
        'config',
        'themes',
        'contract',
        'server',
        'sandbox',
        'artwork',
      ),
      // The runs in which processes are killed.
      pathNot: [TEST, '^sandbox/src/testing/durability/'],
    },
    { path: [folders('tests', 'e2e', 'bench', 'scripts'), TEST] },
  ),
  forbid(
    'no-unresolved-import',
    'The import cannot be resolved: a misspelt path, or a package missing from package.json.',
    {},
    { couldNotResolve: true },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...backends, ...artwork, ...sandboxWalls, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.next[^/]*)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
