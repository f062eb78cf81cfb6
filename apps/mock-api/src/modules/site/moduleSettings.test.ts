import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestBroker } from '../../testing/testBroker.ts'
import type { BrokerModule } from '../brokerModule.ts'
import { defineSettings } from '../moduleSettings.ts'
import { positiveText } from '../operatorShapes.ts'

const settings = defineSettings(
  'gifts',
  { least: decimal('10'), most: decimal('500') },
  z.strictObject({ least: z.exactOptional(positiveText), most: z.exactOptional(positiveText) }),
)
const gifts: BrokerModule = { routes: [], settings }

async function createGiver() {
  const { broker, operate } = await createTestBroker({ besides: [gifts], operator: 'open' })
  return {
    set: (body: object) => operate('settings', body),
    values: () => broker.services.site.settingsOf(settings),
  }
}

describe('the settings of a module', () => {
  it('are its defaults, until an operator sets one; the others stay', async () => {
    const { set, values } = await createGiver()
    expect(values()).toEqual({ least: '10', most: '500' })
    expect(await set({ modules: { gifts: { least: '20' } } })).toMatchObject({ status: 1 })
    expect(await set({ modules: { gifts: { most: '900' } } })).toMatchObject({ status: 1 })
    expect(await set({ maintenance: true })).toMatchObject({ status: 1 })
    expect(values()).toEqual({ least: '20', most: '900' })
  })

  it('are refused outside their form, and where there is no such module', async () => {
    const { set, values } = await createGiver()
    const invalid = (fields: object) => ({ status: 0, msg: 'VALIDATION', data: { fields } })
    expect(await set({ modules: { gifts: { least: '-1' } } })).toMatchObject(
      invalid({ 'modules.gifts.least': 'malformed' }),
    )
    expect(await set({ modules: { gifts: { colour: 'red' } } })).toMatchObject({ status: 0 })
    expect(await set({ modules: { loans: { least: '1' } } })).toMatchObject(
      invalid({ 'modules.loans': 'unknown' }),
    )
    expect(values()).toEqual({ least: '10', most: '500' })
  })
})
