import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Per rule: the file that breaks it, and what that file imports. */
export const PLANTS: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'pages-are-the-top': ['components/app/usesPage.ts', '@/pages/index'],
  'feature-not-to-feature': ['components/lobby/usesGame.ts', '@/components/game/screen'],
  'feature-not-to-shell': ['components/lobby/usesShell.ts', '@/components/app/shell'],
  'kit-stays-simple': ['components/ui/usesStore.ts', '@/store/store'],
  'form-kit-reads-rules-of-fields': ['components/ui/form/usesStore.ts', '@/store/store'],
  'hooks-below-components': ['hooks/usesKit.ts', '@/components/ui/button'],
  'store-below-hooks': ['store/usesHook.ts', '@/hooks/useT'],
  'services-below-store': ['services/usesStore.ts', '@/store/store'],
  'domain-below-everything': ['domain/usesService.ts', '@/services/api'],
  'domain-without-packages': ['domain/usesReact.ts', 'react'],
  'config-is-a-leaf': ['config/usesRule.ts', '@/domain/money/money'],
  'themes-are-a-leaf': ['themes/usesRule.ts', '@/domain/money/money'],
  'axios-only-in-services': ['components/lobby/usesAxios.ts', 'axios'],
  'wire-types-stay-in-services': ['components/lobby/usesWire.ts', '@/contract/wire'],
  'host-uses-services-and-rules': ['server/src/usesKit.ts', '@/components/ui/button'],
  'traces-are-loaded-late': ['server/src/usesTraces.ts', './tracing/traces'],
  'nothing-imports-the-host': ['services/usesHost.ts', '@/server/src/host'],
  'sandbox-stands-alone': ['sandbox/src/usesConfig.ts', '@/config/settings'],
  'nothing-imports-the-sandbox': ['services/usesSandbox.ts', '@/sandbox/src/casino'],
  'artwork-is-a-leaf': ['artwork/src/usesRule.ts', '@/domain/money/money'],
  'only-the-sandbox-draws': ['services/usesArtwork.ts', '@/artwork/src/cover'],
  'casino-and-studio-meet-at-the-wallet': ['sandbox/src/casino/play/usesStudio.ts', '../../studio/rounds'],
  'studio-knows-no-casino': ['sandbox/src/studio/usesCasino.ts', '../casino/play/launch'],
  'outside-services-know-no-casino': ['sandbox/src/outside/usesCasino.ts', '../casino/play/launch'],
  'database-knows-no-area': ['sandbox/src/db/usesHttp.ts', '../http/refusal'],
  'http-knows-no-area': ['sandbox/src/http/usesCasino.ts', '../casino/play/launch'],
  'nothing-imports-the-panel': ['sandbox/src/casino/play/usesPanel.ts', '../../panel/page'],
  'sandbox-helpers-stay-in-tests': ['sandbox/src/casino/play/usesHelper.ts', '../../testing/testPlayer'],
  'no-circles': ['domain/circle.ts', './circle'],
  'tests-stay-tests': ['services/usesTest.ts', '@/tests/helper'],
  'no-unresolved-import': ['services/usesNothing.ts', '@/services/nowhere'],
};

/** A small tree with every allowed import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'pages/index.ts': ['@/components/app/shell', '@/components/lobby/screen', '@/store/store'],
  'components/app/shell.ts': ['@/components/lobby/screen', '@/components/game/screen', '@/components/ui/button'],
  'components/lobby/screen.ts': ['@/components/lobby/tile', '@/components/ui/button', '@/hooks/useGames', 'react'],
  'components/lobby/tile.ts': ['@/domain/money/money', '@/themes/token'],
  'components/game/screen.ts': ['@/services/api'],
  'components/ui/button.ts': ['@/hooks/useT', '@/domain/money/money', '@/config/locales', '@/themes/token', 'react'],
  'components/ui/form/field.ts': ['@/components/ui/button', '@/hooks/useT', '@/domain/account/rule'],
  'hooks/useT.ts': ['@/store/store'],
  'hooks/useGames.ts': ['@/services/api'],
  'store/store.ts': ['@/services/api'],
  'services/api.ts': ['@/domain/money/money', '@/contract/wire', 'axios'],
  'domain/money/money.ts': ['@/config/locales'],
  'domain/account/rule.ts': [],
  'domain/money/money.test.ts': ['./money', 'react'],
  'themes/token.ts': ['@/config/locales'],
  'config/locales.ts': [],
  'config/settings.ts': [],
  'contract/wire.ts': [],
  'server/src/host.ts': ['@/services/api', '@/domain/money/money', '@/config/locales'],
  'server/src/tracing/entry.ts': ['./traces'],
  'server/src/tracing/traces.ts': [],
  'artwork/src/cover.ts': ['./motif', 'node:crypto'],
  'artwork/src/motif.ts': [],
  'sandbox/src/casino.ts': ['@/domain/money/money', '@/contract/wire', '@/themes/token', '@/artwork/src/cover'],
  'sandbox/src/sandbox.ts': ['./panel/page', './casino/play/launch', './studio/rounds'],
  'sandbox/src/casino/play/launch.ts': ['../../wallet/protocol', '../../http/refusal', '../../db/open'],
  'sandbox/src/studio/rounds.ts': ['../wallet/protocol', '../http/refusal'],
  'sandbox/src/outside/bank.ts': ['../http/refusal', '../db/open'],
  'sandbox/src/panel/page.ts': ['../casino/play/launch', '../outside/bank'],
  'sandbox/src/http/refusal.ts': ['../db/open'],
  'sandbox/src/db/open.ts': ['../base/clock'],
  'sandbox/src/base/clock.ts': [],
  'sandbox/src/wallet/protocol.ts': [],
  'sandbox/src/testing/testPlayer.ts': ['../casino/play/launch', '../panel/page'],
  'tests/helper.ts': ['@/components/app/shell'],
};

const source = (imports: readonly string[]) =>
  imports.map((from, index) => `import * as part${index} from '${from}';\nvoid part${index};\n`).join('') +
  'export const part = 1;\n';

/**
 * Writes a temporary tree of the project's folders, with every allowed import and one violation per rule; answers its
 * path.
 */
export function plantToyTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'baize-boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { moduleResolution: 'bundler', paths: { '@/*': ['./*'] } } }),
  );
  write('package.json', JSON.stringify({ dependencies: { react: '1.0.0', axios: '1.0.0' } }));
  for (const name of ['react', 'axios']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, imports] of Object.entries(ALLOWED)) write(file, source(imports));
  for (const [file, imported] of Object.values(PLANTS)) write(file, source([imported]));
  return root;
}
