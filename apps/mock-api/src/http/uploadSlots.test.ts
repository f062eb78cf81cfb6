import { watchlistAddGroup } from '@onelot/api-client'
import { plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../testing/pictures.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
  testTime,
} from '../testing/testBroker.ts'

const url = 'http://broker.test/api/vue/upload/image'
const multipart = { 'content-type': 'multipart/form-data; boundary=edge' }

interface Said {
  readonly msg: string
  readonly data: unknown
}

/** A form that arrives as far as the test lets it. */
function openForm({ broker }: TestBroker, member: TestMember, address?: string) {
  let pieces = 0
  let arriving: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        arriving = controller
      },
      pull(controller) {
        pieces += 1
        if (pieces === 1) controller.enqueue(new Uint8Array(100_000))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { ...headersOf(member), 'idempotency-key': nextKey(), ...multipart }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request(url, init)
  const said = broker
    .fetch(request, address === undefined ? {} : { address })
    .then(async (response) => (await response.json()) as Said)
  return {
    said,
    isRead: () => pieces > 0,
    end: async () => {
      arriving?.close()
      return (await said).msg
    },
    breakOff: async () => {
      arriving?.error(new Error('the client went away'))
      return (await said).msg
    },
  }
}
type OpenForm = ReturnType<typeof openForm>
/** Once each of them is being read or was answered. */
async function readOf(forms: readonly OpenForm[]): Promise<number> {
  let answered = 0
  for (const { said } of forms) void said.then(() => (answered += 1))
  const read = () => forms.filter(({ isRead }) => isRead()).length
  await expect.poll(() => read() + answered, { timeout: 30_000 }).toBe(forms.length)
  return read()
}
async function send({ broker }: TestBroker, member: TestMember): Promise<string> {
  const body = new FormData()
  body.append('image', pictureOf(1))
  const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
  const response = await broker.fetch(new Request(url, { method: 'POST', headers, body }))
  return ((await response.json()) as Said).msg
}

describe('forms at once', () => {
  const site = { uploadSlots: { account: 2, address: 3, process: 4 } }
  const members = (world: TestBroker, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => world.register(`0101111000${String(n)}`)))

  it('of one account are read as many as it has slots, and no byte of the others, of 250', async () => {
    const world = await createTestBroker()
    const member = await world.register('01011110000')
    const forms = Array.from({ length: 250 }, (_, n) => openForm(world, member, `192.0.2.${String(n)}`))
    expect(await readOf(forms)).toBe(4)
    const refused = await Promise.all(forms.filter(({ isRead }) => !isRead()).map(({ said }) => said))
    expect(refused).toHaveLength(246)
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['TOO_FREQUENT']))
    const params = { limited: 'uploadsAtOnce', until: plusMs(testTime, 5_000) }
    expect(refused[0]?.data).toMatchObject({ params })
    await Promise.all(forms.filter(({ isRead }) => isRead()).map(({ end }) => end()))
    expect(await send(world, member)).toBe('UPLOADED')
  })

  it('of one network address are read as many as it has slots', async () => {
    const world = await createTestBroker({ site })
    const senders = await members(world, 4)
    const forms = senders.map((member) => openForm(world, member, '192.0.2.1'))
    expect(await readOf(forms)).toBe(3)
    await Promise.all(forms.map(({ end }) => end()))
  })

  it('of one instance are read as many as it has slots, wherever they come from', async () => {
    const world = await createTestBroker({ site })
    const senders = await members(world, 5)
    const forms = senders.map((member, n) =>
      openForm(world, member, n === 0 ? undefined : `192.0.2.${String(n)}`),
    )
    expect(await readOf(forms)).toBe(4)
    await Promise.all(forms.map(({ end }) => end()))
  })

  it.each<[string, (form: OpenForm) => Promise<string>]>([
    ['was no form', ({ end }) => end()],
    ['was broken off', ({ breakOff }) => breakOff()],
  ])('leave their slots to others where one %s', async (_, over) => {
    const world = await createTestBroker({ site, log: () => undefined })
    const member = await world.register('01011110000')
    const forms = [openForm(world, member), openForm(world, member)]
    expect(await readOf(forms)).toBe(2)
    expect(await send(world, member)).toBe('TOO_FREQUENT')
    for (const form of forms) expect(await over(form)).toBe('VALIDATION')
    for (let n = 0; n < 3; n += 1) expect(await send(world, member)).toBe('UPLOADED')
  })

  it('take no slot of other calls', async () => {
    const world = await createTestBroker({ site })
    const member = await world.register('01011110000')
    const forms = [openForm(world, member), openForm(world, member)]
    expect(await readOf(forms)).toBe(2)
    await world.call(watchlistAddGroup, { name: 'mine' }, member)
    await Promise.all(forms.map(({ end }) => end()))
  })
})
