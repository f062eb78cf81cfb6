import { contract } from '@onelot/api-client'
import { offerPhases } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createBrowserBroker } from '../../../../browser.ts'

type World = Awaited<ReturnType<typeof createBrowserBroker>>

/** A read of the member of a world. */
async function read(world: World, path: string, body: object): Promise<unknown> {
  const { token, account } = world.session ?? {}
  const headers = { 'content-type': 'application/json', token: token ?? '', account: account ?? '' }
  const request = new Request(`http://world.invalid/api/vue/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { data } = (await (await world.broker.fetch(request)).json()) as { data: unknown }
  return data
}

describe('the demo’s offers', () => {
  it('are in every phase that was planned, as soon as they are announced', async () => {
    const world = await createBrowserBroker({ world: 'offers' })
    const { offersList } = contract.offers
    const { phases, total } = offersList.response.parse(await read(world, offersList.path, { pageSize: 20 }))
    expect(phases.map(({ phase }) => phase)).toEqual(offerPhases)
    for (const { phase, offers } of phases)
      expect([phase, offers > 0]).toEqual([phase, phase !== 'calledOff'])
    expect(total).toBe(10)
    await world.dispose()
  })

  it('have an application in every state that is not the member’s own choice', async () => {
    const world = await createBrowserBroker({ world: 'applications' })
    const { applicationsList } = contract.applications
    const { applications } = applicationsList.response.parse(
      await read(world, applicationsList.path, { pageSize: 20 }),
    )
    const states = applications.map(({ offer, state }) => `${offer} ${state}`).toSorted()
    expect(states).toEqual([
      'cedar-compute toBeDrawn',
      'chao-foods issued',
      'haneul-logistics won',
      'narae-optics notWon',
      'yushan-precision awaitingPayment',
    ])
    await world.dispose()
  })
})
