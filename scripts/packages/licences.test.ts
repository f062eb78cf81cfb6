import { describe, expect, it } from 'vitest'
import { shipped, shippedWith } from './licences.ts'

const lock = {
  'packages/ui': { version: '0.1.0', dependencies: { big: '^1.0.0', '@onelot/domain': '*' } },
  'node_modules/@onelot/domain': { link: true, resolved: 'packages/domain' },
  'packages/domain': { version: '0.1.0', license: 'MIT', dependencies: { hashes: '^1.0.0' } },
  'node_modules/big': { version: '1.0.0', license: 'MIT', dependencies: { small: '^2.0.0' } },
  'node_modules/small': { version: '1.0.0', license: 'ISC' },
  'node_modules/big/node_modules/small': { version: '2.0.0', license: 'GPL-3.0' },
  'node_modules/hashes': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', license: 'MIT' },
}

describe('what is installed with a package', () => {
  it('is its dependencies and theirs, each as Node finds it, and nothing else', () => {
    const starts = [{ folder: 'packages/ui', names: ['big', '@onelot/domain'] }]
    expect(shippedWith(lock, starts)).toEqual([
      { name: 'big', version: '1.0.0', licence: 'MIT' },
      { name: 'hashes', version: '1.0.0', licence: undefined },
      { name: 'small', version: '2.0.0', licence: 'GPL-3.0' },
    ])
  })

  it('has to be in the lock file', () => {
    expect(() => shippedWith(lock, [{ folder: 'packages/ui', names: ['missing'] }])).toThrow(
      'missing of packages/ui is not in the lock file',
    )
  })
})

it('all of it is free to use, to change and to sell, without a duty to publish what uses it', () => {
  const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']
  const all = shipped()
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(({ licence }) => licence === undefined || !permissive.includes(licence))).toEqual([])
})
