import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandsOf, parts } from './nightlyParts.mjs'
import { modes } from './visual/modes.ts'

const root = join(import.meta.dirname, '..')
const workflow = readFileSync(join(root, '.github', 'workflows', 'nightly.yml'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('the nightly run', () => {
  test('plays stories in every mode', () => {
    const [, listed = ''] = /mode:\n((?: +- .+\n)+)/.exec(workflow) ?? []
    expect([...listed.matchAll(/- (.+)/g)].map(([, name]) => name)).toEqual(modes.map(({ name }) => name))
  })

  test('has every part in the workflow', () => {
    const [, listed = ''] = /part: \[(.+)\]/.exec(workflow) ?? []
    const inWorkflow = ['stories', 'journeys', 'pictures', 'benchmarks', ...listed.split(', ')]
    expect(inWorkflow).toEqual(Object.keys(parts))
    expect(workflow).toContain('npm run nightly -- --only pictures')
    expect(workflow).toContain('npm run nightly -- --only journeys')
    expect(workflow).toContain('npm run nightly -- --only benchmarks')
  })

  test('consists of commands that there are', () => {
    const { commands = [] } = commandsOf(undefined)
    for (const { run } of commands) {
      const [first = '', second = ''] = run
      expect(Object.keys(scripts)).toContain(first === 'run' ? second : first)
    }
  })

  test('runs every benchmark that fails beyond a limit', () => {
    const limited = readdirSync(join(root, 'bench'))
      .filter((name) => existsSync(join(root, 'bench', name, 'run.ts')))
      .filter((name) => readFileSync(join(root, 'bench', name, 'run.ts'), 'utf8').includes('exitCode = 1'))
    expect(limited).toContain('kline')
    const run = parts.benchmarks.map(({ run: [, script] }) => script)
    expect(run).toEqual(expect.arrayContaining(limited.map((name) => `bench:${name}`)))
  })

  test('runs the parts that are named', () => {
    expect(commandsOf('requests,pictures').commands).toEqual([...parts.requests, ...parts.pictures])
  })

  test('refuses a part that there is not', () => {
    expect(commandsOf('speed').refusal).toContain('stories, journeys, pictures')
    expect(commandsOf('toString').refusal).toContain('stories, journeys, pictures')
  })
})
