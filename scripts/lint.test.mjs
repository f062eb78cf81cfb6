import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/lint.md'), 'utf8')
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))

/** Each rule with the code under it, in a file of its own. */
const faults = [...page.matchAll(/^### `(.+)`\n\n```(\w+) ?(\S*)\n([\s\S]*?)\n```/gm)].map(
  ([, rule, language, path, code]) => ({
    rule,
    path: path || `${rule.replace('/', '-')}.${language}`,
    code,
  }),
)

const isOn = (setting) => ![setting].flat().includes('off')
const configured = [config, ...config.overrides].flatMap(({ rules }) =>
  Object.keys(rules).filter((rule) => isOn(rules[rule])),
)

/** Code that no rule reports, but the parser. */
const syntaxError = 'a syntax error'

/** Until the compiler and the rules are loaded, which is slow beside other tests. */
const LINTED_MS = 120_000

/** Longer than a file may be. */
const long = 'packages/ui/src/long.ts'

let folder = ''
/** The rules that each file breaks, by its path. */
const broken = new Map()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { path, code } of faults) write(path, `${code}\n`)
  write(long, 'export {}\n'.repeat(301))
  write(
    'tsconfig.json',
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8')
      .replace('"types": []', '"types": ["react"]')
      .replace('"lib": ["ES2023"]', '"lib": ["ES2023", "DOM"]'),
  )
  write(
    '.oxlintrc.json',
    JSON.stringify({
      ...config,
      ignorePatterns: ['node_modules'],
      jsPlugins: config.jsPlugins.map((path) => join(root, path)),
    }),
  )
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout.trimStart().startsWith('{')) throw new Error(`${stdout}${stderr}`)
  for (const { code, filename } of JSON.parse(stdout).diagnostics) {
    const [, name = syntaxError] = /\((.+)\)$/.exec(code ?? '') ?? []
    broken.set(filename, [...(broken.get(filename) ?? []), name])
  }
}, LINTED_MS)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the smallest code against a rule', () => {
  it.each(faults)('is refused by $rule', ({ rule, path }) => {
    expect(broken.get(path) ?? []).toContain(configured.includes(rule) ? rule.split('/').at(-1) : syntaxError)
  })
})

it('a file of more than 300 lines is refused', () => {
  expect(broken.get(long)).toEqual(['max-lines'])
})

it('every rule that is on has its code', () => {
  const shown = faults.map(({ rule }) => rule)
  expect(configured.filter((rule) => rule !== 'max-lines' && !shown.includes(rule))).toEqual([])
})
