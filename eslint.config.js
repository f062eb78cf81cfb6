import js from '@eslint/js'
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
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  ...storybook.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
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
