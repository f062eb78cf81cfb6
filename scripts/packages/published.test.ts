import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byKind, entriesOf } from './published.ts'

describe('the entries that are packed', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'entries-'))
    for (const name of ['trading', 'funds/kept', 'base/module']) {
      mkdirSync(join(folder, 'src', name), { recursive: true })
      writeFileSync(join(folder, 'src', name, 'module.ts'), '')
    }
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const index = { '.': './src/index.ts' }
  const pattern = { './modules/*': './src/*/module.ts' }

  it('are each file that a pattern matches, by name', () => {
    expect(entriesOf(folder, { ...index, ...pattern })).toEqual({
      ...index,
      './modules/base/module': './src/base/module/module.ts',
      './modules/funds/kept': './src/funds/kept/module.ts',
      './modules/trading': './src/trading/module.ts',
    })
  })

  it('have what stands for the pattern in their name: the file beside its folders is none', () => {
    writeFileSync(join(folder, 'src', 'module.ts'), '')
    expect(Object.keys(entriesOf(folder, pattern))).toEqual([
      './modules/base/module',
      './modules/funds/kept',
      './modules/trading',
    ])
  })

  it('are files of a folder too', () => {
    expect(entriesOf(folder, { './rules/*': './src/trading/*.ts' })).toEqual({
      './rules/module': './src/trading/module.ts',
    })
  })

  it('are no tests, and nothing whose name has an end that the manifest refuses', () => {
    for (const name of ['orders.ts', 'orderShapes.ts', 'orders.test.ts'])
      writeFileSync(join(folder, 'src', 'trading', name), '')
    expect(entriesOf(folder, { './rules/*': './src/trading/*.ts', './rules/*Shapes': null })).toEqual({
      './rules/module': './src/trading/module.ts',
      './rules/orders': './src/trading/orders.ts',
    })
  })

  it('are code or data by their files', () => {
    expect(byKind({ ...index, './tokens/light.json': './tokens/light.json' })).toEqual({
      exports: index,
      data: { './tokens/light.json': './tokens/light.json' },
    })
  })

  it('leave out what the manifest says is no entry', () => {
    expect(entriesOf(folder, { ...index, ...pattern, './modules/base/*': null })).toEqual({
      ...index,
      './modules/funds/kept': './src/funds/kept/module.ts',
      './modules/trading': './src/trading/module.ts',
    })
  })
})
