import { describe, expect, it } from 'vitest'
import { optionsIn } from './options.ts'

const given = ['--api', 'http://localhost:5180/api/vue/', '--accounts', 'accounts.json']

describe('the command line', () => {
  it('names a back end with or without the path of its calls', () => {
    expect(optionsIn(given)).toMatchObject({ api: 'http://localhost:5180', accounts: 'accounts.json' })
    expect(optionsIn([...given, '--ops', 'http://localhost:5181/'])).toMatchObject({
      ops: 'http://localhost:5181',
    })
  })

  it('may ask for answers in the report', () => {
    expect(optionsIn(given)).toMatchObject({ answers: false })
    expect(optionsIn([...given, '--json', 'report.json', '--answers'])).toMatchObject({ answers: true })
  })

  it('may name screens, or ask what there are', () => {
    expect(optionsIn([...given, '--only', 'market,news'])).toMatchObject({ only: ['market', 'news'] })
    expect(optionsIn(['--screens'])).toBe('screens')
    expect(optionsIn(['--help'])).toBe('help')
  })

  it.each([
    ['without an address', ['--accounts', 'a.json'], '--api URL is missing'],
    ['without accounts', ['--api', 'http://localhost'], '--accounts FILE is missing'],
    [
      'with an address that is none',
      ['--api', 'localhost:5180', '--accounts', 'a.json'],
      '--api is no address: localhost:5180',
    ],
    ['with answers that are written nowhere', [...given, '--answers'], '--answers needs --json FILE'],
    ['with an option that there is not', [...given, '--fast'], '--fast'],
  ])('is refused %s', (_, args, said) => {
    expect(() => optionsIn(args)).toThrow(said)
  })
})
