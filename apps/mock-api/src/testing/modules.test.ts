import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as brokerModules from '../modules/index.ts'
import type { ModuleTesting } from './moduleTesting.ts'
import * as modules from './modules.ts'

const brought: Readonly<Record<string, ModuleTesting>> = modules
const listed = Object.entries(brought)

describe('what modules bring for tests', () => {
  it('is listed of each module that has some', () => {
    const cwd = join(import.meta.dirname, '../modules')
    const found = globSync('*/*/testing/index.ts', { cwd }).map((path) => basename(dirname(dirname(path))))
    expect(listed.map(([name]) => name).toSorted()).toEqual(found.toSorted())
  })

  it('names each world once', () => {
    const names = listed.flatMap(([, { worlds = {} }]) => Object.keys(worlds))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(listed)('has examples of endpoints of %s alone', (name, { examples }) => {
    const found = Object.entries(brokerModules).find(([one]) => one === name)?.[1]
    const own = found?.routes.map(({ endpoint }) => endpoint.path)
    expect(own).toEqual(expect.arrayContaining(Object.keys(examples?.({}) ?? {})))
  })
})
