// npm run new widget|screen|module NAME: folders that pass every check (docs/packages.md, docs/screens.md, docs/modules.md).
import { join } from 'node:path'
import { make } from './make.ts'
import { Refusal } from './plan.ts'

try {
  const { created, changed, next } = await make(join(import.meta.dirname, '../..'), process.argv.slice(2))
  for (const file of created) console.log(`created  ${file}`)
  for (const file of changed) console.log(`changed  ${file}`)
  console.log(`Next: ${next}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
