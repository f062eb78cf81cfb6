// npm run tokens: writes the design tokens of packages/ui, by theme and market convention (docs/tokens.md).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenFiles, tokensFolder, tokensText } from './designTokens.ts'

rmSync(tokensFolder, { recursive: true, force: true })
mkdirSync(tokensFolder, { recursive: true })
for (const [name, file] of Object.entries(tokenFiles()))
  writeFileSync(join(tokensFolder, `${name}.json`), tokensText(file))
