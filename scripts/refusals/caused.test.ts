import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { refusalParams } from '../../packages/api-client/src/index.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Tests, and what draws commands or puts faults in, cause nothing by a rule. */
const isRule = (file: string) => !/\.test\.ts$|\/testing\/|\/anyCommands\/|sampleParams/.test(file)

const rules = ['packages/domain/src/**/*.ts', 'apps/mock-api/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter(isRule)
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** A refusal is made, or is a value of a table or a choice; what a command may be refused with is in arrays, which make none. */
const isCaused = (code: string) => {
  const made = new RegExp(`(?:refuse\\(|transportRefusal\\(|[:?]|\\['[a-z]\\w*',)\\s*'${code}'`)
  return rules.some((text) => made.test(text))
}

it('each code of the catalogue is caused by a rule, or by a store that takes no change', () => {
  const codes = Object.keys(refusalParams)
  expect(codes.length).toBeGreaterThan(80)
  expect(rules.length).toBeGreaterThan(200)
  expect(codes.filter((code) => !isCaused(code))).toEqual([])
})
