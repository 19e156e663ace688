/**
 * Which folder may import which: docs/architecture.md, "Imports". One named rule per arrow; its comment says what to do
 * instead. tests/boundaries/ plants one bad import per rule and expects it red, so a new rule needs a new plant.
 */

/** Everything of ours below the given folders. @param {string[]} names */
const folders = (...names) => `^(?:${names.join('|')})/`;

/** A feature: any folder of components/ but the kit and the shell. */
const FEATURE = '^components/(?!ui/|app/)([^/]+)/';

/** Tests may use test tools and reach for what they test with. */
const TEST = '\\.test\\.(?:tsx?|mts)$';

/** What of ours the kit may read (docs/decisions/0007). */
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
    'A page is an address and nothing else. Move what you need out of pages/ into the component, hook or rule it is.',
    { path: folders('components', 'hooks', 'store', 'services', 'domain', 'config', 'themes', 'server') },
    { path: '^pages/' },
  ),
  forbid(
    'feature-not-to-feature',
    'A feature knows no other feature: open a modal, push a route, or share through hooks/, domain/ or services/.',
    { path: FEATURE },
    { path: FEATURE, pathNot: '^components/$1/' },
  ),
  forbid(
    'feature-not-to-shell',
    'The shell holds the features, not the other way round. Put what both need into components/ui, hooks/ or store/.',
    { path: FEATURE },
    { path: '^components/app/' },
  ),
  forbid(
    'kit-stays-simple',
    'The kit takes props and gives events. It may read themes/, config/, domain/money, domain/format (pure formatting), hooks/useT (its own labels) and hooks/address/useFollow (links); everything else is handed in as a prop.',
    { path: '^components/ui/', pathNot: ['^components/ui/form/', TEST] },
    { path: folders('components', 'hooks', 'store', 'services', 'domain', 'contract'), pathNot: KIT_READS },
  ),
  forbid(
    'form-kit-reads-rules-of-fields',
    'A field may read beside what the kit reads the rules of what is typed into it: domain/account. Hand everything else in as a prop.',
    { path: '^components/ui/form/', pathNot: TEST },
    {
      path: folders('components', 'hooks', 'store', 'services', 'domain', 'contract'),
      pathNot: [...KIT_READS, '^domain/account/'],
    },
  ),
  forbid(
    'hooks-below-components',
    'A hook serves components and knows none. Return data and let the component draw it.',
    { path: '^hooks/', pathNot: TEST },
    { path: folders('components') },
  ),
  forbid(
    'store-below-hooks',
    'The store is read by hooks and components and knows neither.',
    { path: '^store/', pathNot: TEST },
    { path: folders('components', 'hooks') },
  ),
  forbid(
    'services-below-store',
    'A service answers calls and knows no state: let a listener or slice in store/ react to the api action instead.',
    { path: '^services/', pathNot: TEST },
    { path: folders('components', 'hooks', 'store') },
  ),
  forbid(
    'domain-below-everything',
    'A rule is a plain function: take what it needs as an argument. Only domain/, config/ and themes/ may be imported.',
    { path: '^domain/' },
    { path: folders('components', 'hooks', 'store', 'services', 'contract', 'server', 'locales-fallback') },
  ),
  forbid(
    'domain-without-packages',
    'A rule reads like the rule book: no React, axios, i18n, clock or other package; dayjs alone reckons with days. Let the caller hand in the value.',
    { path: '^domain/', pathNot: TEST },
    { dependencyTypes: PACKAGES, pathNot: '^node_modules/dayjs/' },
  ),
  forbid(
    'config-is-a-leaf',
    'Everybody reads config/, so it may import nothing but config/. Turn the import round: read config from there.',
    { path: '^config/', pathNot: TEST },
    { path: '^(?!config/|node_modules/)[^/]+/' },
  ),
  forbid(
    'themes-are-a-leaf',
    'A theme is data: it may import nothing but themes/ and config/.',
    { path: '^themes/', pathNot: TEST },
    { path: '^(?!themes/|config/|node_modules/)[^/]+/' },
  ),
];

const backends = [
  forbid(
    'axios-only-in-services',
    'Every backend call lives in services/ (STACK-05): add an endpoint there and call its hook or function.',
    { path: folders('pages', 'components', 'hooks', 'store', 'server', 'sandbox') },
    { path: '(?:^|/)node_modules/axios/' },
  ),
  forbid(
    'wire-types-stay-in-services',
    'Wire names end at services/: map the answer to a domain type there and import that.',
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
    'nothing-imports-the-host',
    'The site also runs without the host. Move what both need into services/, domain/ or config/.',
    { path: folders('pages', 'components', 'hooks', 'store', 'services', 'domain', 'config', 'themes', 'contract') },
    { path: '^server/' },
  ),
  forbid(
    'sandbox-stands-alone',
    'The sandbox stands for a foreign backend: it shares domain/ and contract/ with us, and themes/, from which its sample brands draw their logos.',
    { path: '^sandbox/' },
    {
      path: folders('pages', 'components', 'hooks', 'store', 'services', 'config', 'server', 'locales-fallback'),
    },
  ),
  forbid(
    'nothing-imports-the-sandbox',
    "The site runs against any backend: reach the sandbox over HTTP, as an operator's backend is reached.",
    { pathNot: '^sandbox/' },
    { path: '^sandbox/' },
  ),
];

const hygiene = [
  forbid(
    'no-circles',
    'Two modules that need each other are one module or hide a third: pull out what both use.',
    {},
    { circular: true },
  ),
  forbid(
    'tests-stay-tests',
    'Code that ships knows no test, test helper, benchmark or script.',
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
      ),
      // The rounds in which processes are killed.
      pathNot: [TEST, '^sandbox/src/durability/'],
    },
    { path: [folders('tests', 'e2e', 'bench', 'scripts'), TEST] },
  ),
  forbid(
    'no-unresolved-import',
    'The import leads nowhere: a misspelt path, or a package that package.json does not name.',
    {},
    { couldNotResolve: true },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...backends, ...hygiene],
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
