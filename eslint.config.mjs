import jsxA11y from 'eslint-plugin-jsx-a11y';
import next from 'eslint-config-next/core-web-vitals';
import ts from 'typescript-eslint';

/** Calls that look harmless and are not; the message says what to do instead. */
const forbidden = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The policy refuses style attributes: use styled-components and tokens.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text from a server is text. HTML goes through the one sanitiser module.',
  },
  {
    selector: "CallExpression[callee.property.name='postMessage'][arguments.1.value='*']",
    message: 'Name the exact origin of the window you speak to.',
  },
];

const config = [
  {
    ignores: [
      '**/.next*/**',
      '**/dist/**',
      '**/node_modules/**',
      'next-env.d.ts',
      '.data/**',
      '**/generated/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...ts.configs.recommended,
  { files: ['**/*.tsx'], rules: jsxA11y.configs.recommended.rules },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...forbidden],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  // Next reads them as they are, before anything is compiled.
  {
    files: ['next.config.js', 'themes/emitThemes.js', 'scripts/lib/inlineConstants.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', '**/*.test.{ts,tsx}', 'sandbox/src/main.ts', 'server/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
];

export default config;
