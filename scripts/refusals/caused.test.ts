import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { refusalParams } from '../../packages/api-client/src/index.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Given where the store fails underneath, and by the faults of stories: no rule refuses with them. */
const ofFaults = ['LOGIN_FAILED', 'MODIFICATION_FAILED', 'REGISTRATION_FAILED', 'WITHDRAWAL_FAILED']

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

it('each code of the catalogue is caused by a rule, but for those of faults', () => {
  const codes = Object.keys(refusalParams)
  expect(codes.length).toBeGreaterThan(80)
  expect(rules.length).toBeGreaterThan(200)
  const left = codes.filter((code) => !isCaused(code)).sort()
  expect(left).toEqual(ofFaults)
})
