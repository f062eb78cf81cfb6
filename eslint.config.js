import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'
import { importLint } from './scripts/importLint.mjs'
import { logicalStyles } from './scripts/logicalStyles.mjs'

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.tsbuild',
      'storybook-static',
      '.visual',
      '**/mockServiceWorker.js',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  jsxA11y.configs.strict,
  reactHooks.configs.flat.recommended,
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A key that a type does not name is written in brackets.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Types made of literals, as `h${level}`, need the number itself.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a module exports, one by one.' },
      ],
    },
  },
  {
    files: ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.config.ts', '**/*.generated.ts'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    // What a package exports, a name a line.
    files: ['packages/*/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // Safari reads no list where a style takes the bullets away, unless the role says it.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // What scrolls is reached by keyboard, as axe's scrollable-region-focusable asks; the chart is an application.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['application', 'group', 'region', 'tabpanel'] },
      ],
      // Keys and focus rise from the controls inside; only a press must not depend on a mouse.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onDoubleClick', 'onMouseDown', 'onMouseUp'] },
      ],
      // ARIA's calendar is a table whose cells are chosen from.
      'jsx-a11y-x/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'] }],
    },
  },
  {
    files: ['**/*.css.ts'],
    /** The tokens name the edges of the device, which has a left and a right. */
    ignores: ['packages/ui/src/tokens/**'],
    plugins: { styles: logicalStyles },
    rules: { 'styles/logical': 'error' },
  },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'fetch',
        'setTimeout',
        'setInterval',
        'window',
        'document',
        'localStorage',
        'performance',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The domain has no clock: time arrives in the context.' },
        { object: 'Math', property: 'random', message: 'The domain has no random.' },
      ],
    },
  },
  {
    files: ['scripts/**/*.mjs', '*.js', '*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
        Date: 'readonly',
      },
    },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}'],
    plugins: { imports: importLint },
    rules: { 'imports/allowed': 'error' },
  },
)
