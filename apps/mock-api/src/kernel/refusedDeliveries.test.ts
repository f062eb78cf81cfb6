import {
  type ModuleCommand,
  type RuleContext,
  accountId,
  accountStream,
  defineModule,
  instant,
  refuse,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'
import { storedFailures } from './failures.ts'
import type { Process } from './modules.ts'
import { carryOutDue } from './time.ts'

const now = instant(Date.UTC(2026, 2, 10))
const anna = accountStream(accountId('A1'))
const ben = accountStream(accountId('A2'))
const wrong = refuse('ORDER_WRONG_STATE', {})
const meta = { actor: 'A1', command: 'C1', correlation: 'C1' }
const tell: Told = { kind: 'product.do' }

const eventsOf = async ({ store }: TestKernel, stream = anna) => (await store.load(stream)).events.length

describe('a delivery whose refusal is an answer', () => {
  const tells = (command: Told, expected: string = wrong.code): Process => ({
    name: 'product.tell',
    on: 'product.did',
    recipients: (_, stream) => (stream === anna ? { kind: 'stream', stream: ben } : undefined),
    command: () => command,
    refused: (_, { code }): Told | undefined =>
      code === expected ? { kind: 'product.do', events: 2 } : undefined,
  })
  const delivered = async (process: Process) => {
    const test = createTestKernel({ modules: [toldModule('product', 'account')], processes: [process] })
    await test.commands.run({ stream: anna, command: tell, now, meta })
    await carryOutDue(test.time, now)
    return { test, failures: await storedFailures(test.store) }
  }

  it('is recorded by its product, once, and is no failure', async () => {
    const { test, failures } = await delivered(tells({ kind: 'product.do', refusal: wrong }))
    expect([failures, test.logged]).toEqual([[], []])
    expect([await eventsOf(test, ben), await test.store.outboxSize()]).toEqual([2, 0])
  })

  it('is recorded likewise where what follows the command is refused: nothing of that is stored', async () => {
    const following: Told = { kind: 'product.do', then: { kind: 'product.do', refusal: wrong } }
    const { test, failures } = await delivered(tells(following))
    expect([failures, await eventsOf(test, ben)]).toEqual([[], 2])
  })

  it('is a failure where the product does not expect it', async () => {
    const { test, failures } = await delivered(tells({ kind: 'product.do', refusal: wrong }, 'VALIDATION'))
    expect(failures).toMatchObject([{ what: 'delivery', stream: ben, refusal: wrong }])
    expect(await eventsOf(test, ben)).toBe(0)
  })

  it('is decided again where its stream has moved on since it was refused', async () => {
    const shy = defineModule({
      ...toldModule('product', 'account'),
      check: ({ kind }: ModuleCommand, count: unknown) =>
        kind === 'product.do' && count === 0 ? [wrong] : [],
      accept: (_: ModuleCommand, __: unknown, context: RuleContext) => [
        { kind: 'product.did', version: 1, at: context.now, postings: [] } as const,
      ],
      refusals: { 'product.do': [], 'product.skip': [], 'product.start': [] },
    })
    let moves = true
    const test: TestKernel = createTestKernel({
      modules: [shy],
      processes: [
        {
          ...tells({ kind: 'product.do' }),
          refused(): ModuleCommand {
            return { kind: 'product.skip' }
          },
        },
      ],
      async context({ command, base }) {
        if (command.kind === 'product.skip' && moves) {
          moves = false
          await test.commands.run({
            stream: ben,
            command: { kind: 'product.start' },
            now,
            meta: { actor: 'A2', command: 'C9', correlation: 'C9' },
          })
        }
        return base
      },
    })
    await test.commands.run({ stream: anna, command: { kind: 'product.start' }, now, meta })
    await carryOutDue(test.time, now)
    const { events } = await test.store.load(ben, 0)
    expect(events.map(({ meta: { command } }) => command)).toEqual(['C9', expect.stringContaining('C1/')])
    expect(await storedFailures(test.store)).toEqual([])
  })
})
