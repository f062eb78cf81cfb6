import { refusalGroups } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { transportCodes } from './codes.ts'
import { refusalParams } from './refusalParams.ts'

describe('the groups of the catalogue', () => {
  it('have every code once, but those of transport', () => {
    const grouped = Object.values(refusalGroups).flat()
    expect([...grouped, ...transportCodes].sort()).toEqual(Object.keys(refusalParams).sort())
  })
})
