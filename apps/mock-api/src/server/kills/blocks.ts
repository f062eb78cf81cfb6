import { contract } from '@onelot/api-client'
import { blockId, instant } from '@onelot/domain'
import { blockQuotaKey } from '@onelot/domain/modules/offExchange/blockTrades'
import { expect } from 'vitest'
import { appleBlock } from '../../modules/offExchange/blocks/testing/terms.ts'
import { blockTradingOn } from '../../testing/blockTrading.ts'
import type { TestMember } from '../../testing/testBroker.ts'
import { type Subject, countOf, eventsOfMember, untilRead } from './subject.ts'

const { blockTradesGet } = contract.blockTrades
/** Past the review of what was asked for at the time of tests. */
const from = instant(Date.parse('2026-03-10T02:01:00.000Z'))

/** Requests for shares of a block whose review is over when the broker begins. */
export const blocksPass: Subject = {
  from,
  async prepare(world) {
    const { announce, trader, buy } = blockTradingOn(world)
    await announce(appleBlock)
    const asked: { readonly member: TestMember; readonly request: string }[] = []
    for (const phone of ['01011110001', '01011110002']) {
      const member = await trader(phone)
      asked.push({ member, request: (await buy(member, 120)).id })
    }
    return {
      async act({ ask }) {
        for (const { member, request } of asked)
          await untilRead(async () => {
            const { trade } = await ask(member, blockTradesGet, { request }, `read-${member.account}`)
            return trade.state === 'passed' ? trade : undefined
          })
      },
      async check(store) {
        for (const { member, request } of asked) {
          const events = await eventsOfMember(store, member)
          expect(countOf(events, 'blockTrades.passed')).toBe(1)
          const opened = events.flatMap(({ postings }) =>
            postings.filter(({ ref, to }) => ref === request && to === 'margin'),
          )
          expect(opened).toHaveLength(1)
        }
        expect(await store.quotaClaimed(blockQuotaKey(blockId(appleBlock.block)))).toBe('240')
      },
    }
  },
}
