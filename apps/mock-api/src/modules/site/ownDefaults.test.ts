import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestBroker } from '../../testing/testBroker.ts'
import { defineSettings } from '../moduleSettings.ts'
import { positiveText } from '../operatorShapes.ts'

const settings = defineSettings(
  'gifts',
  { least: decimal('10'), most: decimal('500') },
  z.strictObject({ least: z.exactOptional(positiveText), most: z.exactOptional(positiveText) }),
)

describe('figures of a module that a broker is made with', () => {
  it('stay where an operator sets another one of the module', async () => {
    const { broker, operate } = await createTestBroker({
      besides: [{ routes: [], settings }],
      operator: 'open',
      site: { modules: { gifts: { least: decimal('1'), most: decimal('2') } } },
    })
    expect(await operate('settings', { modules: { gifts: { most: '3' } } })).toMatchObject({ status: 1 })
    expect(broker.services.site.settingsOf(settings)).toEqual({ least: '1', most: '3' })
  })

  it('are refused by the name of the module where they are no object', async () => {
    const { operate } = await createTestBroker({ besides: [{ routes: [], settings }], operator: 'open' })
    expect(await operate('settings', { modules: { gifts: null } })).toMatchObject({
      data: { fields: { 'modules.gifts': 'malformed' } },
    })
    expect(await operate('settings', '{"modules":{"__proto__":{"least":"1"}}}')).toMatchObject({ status: 0 })
  })
})
