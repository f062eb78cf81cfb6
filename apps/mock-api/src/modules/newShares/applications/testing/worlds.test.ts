import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  applicationsList,
  endedApplicationStates,
  offersList,
  openApplicationStates,
} from '@onelot/api-client'
import { offerPhases } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createBrowserBroker } from '../../../../browser.ts'
import { parseRequest } from '@onelot/api-client/backend'
import { nextKey, requestTo } from '../../../../testing/testBroker.ts'
import type { WorldName } from '../../../../worlds/worlds.ts'

async function read<E extends Endpoint>(
  name: WorldName,
  endpoint: E,
  request: RequestInput<E>,
): Promise<ResponseOf<E>> {
  const world = await createBrowserBroker({ world: name })
  const headers = { ...world.session, 'idempotency-key': nextKey() }
  const answer = await world.fetch(requestTo(endpoint.path, request, headers))
  await world.dispose()
  const { data } = (await answer.json()) as { readonly data: unknown }
  const parsed = parseRequest<E['response']>(endpoint.response, data)
  if (!parsed.ok) throw new Error(`${endpoint.path}: ${JSON.stringify(parsed.refusal)}`)
  return parsed.value
}

it('a guest finds an offer in each phase that was planned', async () => {
  const { offers } = await read('offersForGuests', offersList, { pageSize: 20 })
  expect(new Set(offers.map(({ phase }) => phase))).toEqual(
    new Set(offerPhases.filter((phase) => phase !== 'calledOff')),
  )
})

it('the offer of one company is found by its instrument, whatever the phase', async () => {
  const instrument = 'KRX:204557'
  const { offers, phases } = await read('offersForGuests', offersList, { instrument, pageSize: 20 })
  expect(offers.map((offer) => offer.instrument.id)).toEqual([instrument])
  expect(phases.filter((one) => one.offers > 0)).toEqual([{ phase: 'listed', offers: 1 }])
})

it('a member finds an application in each state that an offer leads to as planned', async () => {
  const { applications } = await read('appliedForShares', applicationsList, { pageSize: 20 })
  expect(new Set(applications.map(({ state }) => state))).toEqual(
    new Set([...openApplicationStates, ...endedApplicationStates.filter((state) => state !== 'calledOff')]),
  )
})
