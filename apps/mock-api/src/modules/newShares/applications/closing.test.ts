import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../store/memory.ts'
import { createHeldStore } from '../../../testing/heldStore.ts'
import { offeringOn } from '../../../testing/offering.ts'
import { offerTerms, offerTimes, openTimes } from '../offers/testing/terms.ts'
import { createTestBroker } from '../../../testing/testBroker.ts'

const { applicationsApply } = contract.applications

it('an application that is decided before the close and stored after the draw is refused: it is decided again', async () => {
  const { store, hold, held, letGo } = createHeldStore(createMemoryStore())
  const world = await createTestBroker({ store, operator: 'open' })
  const { announce, trader, send, until, list, stateOf } = offeringOn(world)
  await announce({ dates: openTimes })
  await world.pass(1)
  const member = await trader('01011110000')
  hold(({ outcome }) => outcome?.endpoint === applicationsApply.path)
  const applying = send(member, applicationsApply.path, { offer: offerTerms.offer, shares: 20 })
  await held()
  await until(offerTimes.drawsAt)
  letGo()
  expect(await applying).toMatchObject({ msg: 'SUBSCRIPTION_CHANNEL_CLOSED' })
  expect(await list(member)).toEqual([])
  expect((await stateOf(member)).holds).toEqual({})
})
