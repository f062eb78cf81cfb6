import { describe, expect, it } from 'vitest'
import { breakingChanges } from './breaking.ts'
import { changesetOf, inWords, undeclared } from './declared.ts'
import { currentWire } from './wire.ts'

const wire = currentWire()
const { schemas } = wire

describe('a change that breaks', () => {
  const { bid: _, ...fields } = { bid: '', ...(schemas['Quote'] as { readonly fields: object }).fields }
  const found = breakingChanges(wire, { ...wire, schemas: { ...schemas, Quote: { fields } } })
  const changeset = (bump: string, said: string) => [
    changesetOf(`---\n'@onelot/domain': major\n'@onelot/api-client': ${bump}\n---\n\n${said}\n`),
  ]
  const names = (bump: string, said: string, version: string) =>
    undeclared(found, changeset(bump, said), version).map(({ name }) => name)

  it('passes where a changeset that may break says it', () => {
    expect(names('minor', 'Quotes have no bid: `Quote.bid` is gone.', '0.1.0')).toEqual([])
    expect(names('major', 'Quotes have no bid: `Quote.bid` is gone.', '1.0.0')).toEqual([])
  })

  it('fails where none says it, one says another change of the same field, or the version may not break', () => {
    expect(names('minor', 'Quotes lose something.', '0.1.0')).toEqual(['Quote.bid'])
    expect(names('minor', 'Prices are short: `Quote.bid` maxLength is 8.', '0.1.0')).toEqual(['Quote.bid'])
    expect(names('patch', 'Quotes have no bid: `Quote.bid` is gone.', '0.1.0')).toEqual(['Quote.bid'])
    expect(names('minor', 'Quotes have no bid: `Quote.bid` is gone.', '1.0.0')).toEqual(['Quote.bid'])
    expect(undeclared(found, [], '0.1.0').map(inWords)).toEqual([
      expect.stringMatching(
        /^`Quote\.bid` is gone: breaks clients that were built before \(home\/briefing and 13 more\)$/,
      ),
    ])
  })
})
