// npm run visual [-- --update] [--only <beginning of a story's id>] [--no-build]: see docs/visual-regression.md.
import { readOptions } from './options.ts'
import { visual } from './visual.ts'

const passed = await visual(readOptions(process.argv.slice(2)), (line) => {
  console.log(line)
})
if (!passed) process.exitCode = 1
