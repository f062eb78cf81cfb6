import { strategiesGet, strategiesList, strategiesTerms } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import type { WorldName } from '../../../../worlds/worlds.ts'

interface Listed {
  readonly runs: readonly { readonly id: string; readonly progress: string }[]
}
const listed = async (world: WorldName): Promise<Listed['runs']> =>
  ((await readInWorld(world, strategiesList.path, { pageSize: 20 })) as Listed).runs

describe('a world of a run', () => {
  it.each([
    ['runWaiting', { progress: 'waiting', days: 0 }],
    ['runRunning', { progress: 'running' }],
    ['runEnding', { progress: 'ending' }],
    ['runEnded', { progress: 'ended', ended: { cause: 'member' } }],
    ['runTermEnded', { progress: 'ended', ended: { cause: 'term' } }],
    ['runCancelled', { progress: 'cancelled' }],
    ['runDelisted', { progress: 'ended', ended: { cause: 'delisted' } }],
    ['runFrozen', { progress: 'running' }],
  ] as const)('%s has it so', async (world, run) => {
    expect(await readInWorld(world, strategiesList.path, { pageSize: 10 })).toMatchObject({ runs: [run] })
  })

  it('runs has one of each', async () => {
    const found = (await listed('runs')).map(({ progress }) => progress)
    expect(found.toSorted()).toEqual(['cancelled', 'ended', 'ending', 'running', 'waiting'])
  })

  it('runsFull has no more to give, and runHalted has days without trading', async () => {
    const { apple: instrument } = demoInstruments
    expect(await readInWorld('runsFull', strategiesTerms.path, { instrument })).toMatchObject({
      obstacles: ['RUNS_FULL'],
      runs: 10,
    })
    const [halted] = await listed('runHalted')
    const { days } = (await readInWorld('runHalted', strategiesGet.path, { run: halted?.id })) as {
      readonly days: readonly { readonly why?: object }[]
    }
    expect(days.slice(-3).map(({ why }) => why)).toContain(undefined)
  })
})
