import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLIENT } from './clientModules.ts'
import { published } from './published.ts'

const folderOf = (name: string): string => {
  const found = published.find(({ manifest }) => manifest.name === name)
  if (found === undefined) throw new Error(`${name} is not published`)
  return join(found.stage, 'dist')
}
const read = (name: string, file: string): string => readFileSync(join(folderOf(name), file), 'utf8')
const modulesOf = (name: string): readonly string[] =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const isForBrowser = (text: string): boolean => text.startsWith(`${CLIENT}\n`)

describe('a built module that is for the browser says so', () => {
  it.each(['@onelot/ui', '@onelot/screens'])('each of %s that imports React', (name) => {
    const importing = modulesOf(name).filter((file) => /from "react(\/|-dom|")/.test(read(name, file)))
    expect(importing.length).toBeGreaterThan(200)
    expect(importing.filter((file) => !isForBrowser(read(name, file)))).toEqual([])
  })

  it.each([
    ['@onelot/ui', 'finance/PriceText/PriceText.js'],
    ['@onelot/ui', 'theme/ThemeProvider.js'],
    ['@onelot/screens', 'member/login/LoginScreen.js'],
    // It imports icons alone, which have React as a peer.
    ['@onelot/ui', 'primitives/Steps/stepIcons.js'],
  ])('%s: %s', (name, file) => {
    expect(isForBrowser(read(name, file))).toBe(true)
  })

  it.each([
    ['@onelot/ui', 'tokens/index.js'],
    ['@onelot/ui', 'locales/kor.js'],
    ['@onelot/ui', 'index.js'],
    ['@onelot/screens', 'base/definition/addresses.js'],
  ])('a server component reads the values of %s: %s', (name, file) => {
    expect(isForBrowser(read(name, file))).toBe(false)
  })

  it.each(['@onelot/domain', '@onelot/api-client'])('none of %s', (name) => {
    expect(modulesOf(name).filter((file) => isForBrowser(read(name, file)))).toEqual([])
  })
})
