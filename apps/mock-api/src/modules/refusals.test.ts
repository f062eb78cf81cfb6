import { refusalGroups } from '@onelot/domain'
import { expect, it } from 'vitest'
import type { BrokerModule } from './base/brokerModule.ts'
import * as brokerModules from './index.ts'

it('each code of the group Trading is declared by a module', () => {
  const declared = new Set(
    Object.values<BrokerModule>(brokerModules).flatMap(({ rules }) =>
      rules === undefined ? [] : Object.values(rules.module.refusals).flat(),
    ),
  )
  expect(refusalGroups.trading.filter((code) => !declared.has(code))).toEqual([])
})
