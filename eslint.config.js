import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'

/** What only Storybook's plugin knows; all else is oxlint's (docs/lint.md). */
export default tseslint.config(
  { ignores: ['**/dist', '**/mockServiceWorker.js'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...storybook.configs['flat/recommended'],
)
