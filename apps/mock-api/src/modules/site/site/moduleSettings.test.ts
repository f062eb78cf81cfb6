import { type SiteValues, decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestBroker } from '../../../testing/testBroker.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { defineSettings } from '../../base/moduleSettings.ts'
import { positiveText } from '../../base/operatorShapes.ts'

const settings = defineSettings(
  'testGifts',
  { least: decimal('10'), most: decimal('500') },
  z.strictObject({ least: z.exactOptional(positiveText), most: z.exactOptional(positiveText) }),
)
const testGifts: BrokerModule = { routes: [], settings }

async function createGiver(site: Partial<SiteValues> = {}) {
  const { broker, askOperator } = await createTestBroker({ besides: [testGifts], operator: 'open', site })
  return {
    set: (body: object | string) => askOperator('settings', body),
    values: () => broker.services.site.settingsOf(settings),
  }
}

describe('the settings of a module', () => {
  it('are its defaults, until an operator sets one; the others stay', async () => {
    const { set, values } = await createGiver()
    expect(values()).toEqual({ least: '10', most: '500' })
    expect(await set({ modules: { testGifts: { least: '20' } } })).toMatchObject({ status: 1 })
    expect(await set({ modules: { testGifts: { most: '900' } } })).toMatchObject({ status: 1 })
    expect(await set({ maintenance: true })).toMatchObject({ status: 1 })
    expect(values()).toEqual({ least: '20', most: '900' })
  })

  it('stay as the broker was made with them where an operator sets another one', async () => {
    const made = { testGifts: { least: decimal('1'), most: decimal('2') } }
    const { set, values } = await createGiver({ modules: made })
    expect(await set({ modules: { testGifts: { most: '3' } } })).toMatchObject({ status: 1 })
    expect(values()).toEqual({ least: '1', most: '3' })
  })

  it('are refused outside their form, and where there is no such module', async () => {
    const { set, values } = await createGiver()
    const invalid = (fields: object) => ({ status: 0, msg: 'VALIDATION', data: { fields } })
    expect(await set({ modules: { testGifts: { least: '-1' } } })).toMatchObject(
      invalid({ 'modules.testGifts.least': 'malformed' }),
    )
    expect(await set({ modules: { testGifts: { colour: 'red' } } })).toMatchObject({ status: 0 })
    expect(await set({ modules: { testSavings: { least: '1' } } })).toMatchObject(
      invalid({ 'modules.testSavings': 'unknown' }),
    )
    expect(await set({ modules: { testGifts: null } })).toMatchObject(
      invalid({ 'modules.testGifts': 'malformed' }),
    )
    expect(await set('{"modules":{"__proto__":{"least":"1"}}}')).toMatchObject(
      invalid({ 'modules.__proto__': 'unknown' }),
    )
    expect(values()).toEqual({ least: '10', most: '500' })
  })
})
