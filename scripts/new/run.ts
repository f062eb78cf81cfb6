// npm run new widget|screen NAME: a folder that already passes every check (docs/packages.md).
import { join } from 'node:path'
import { make } from './make.ts'
import { Refusal } from './plan.ts'

try {
  const { files, next } = await make(join(import.meta.dirname, '../..'), process.argv.slice(2))
  for (const file of files) console.log(file)
  console.log(`Next: ${next}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 2
}
