import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tradePlace } from '@onelot/api-client'
import { afterEach, expect, it } from 'vitest'
import { insistOnMember } from '../testing/insist.ts'
import { type MainProcess, startMain } from '../testing/mainProcess.ts'
import { headersOf } from '../testing/testBroker.ts'
import { demoInstruments } from '../worlds/demoInstruments.ts'

const ORDERS = 20
/** Of a market that is open at any time. */
const order = { instrument: demoInstruments.token, side: 'long', type: 'market', lots: 1, leverage: 1 }

let folder: string
let main: MainProcess
afterEach(async () => {
  main.child.kill('SIGKILL')
  await main.ended
  rmSync(folder, { recursive: true, force: true })
})

it('acknowledges no order once its data folder was deleted, says so once, and ends with an error', async () => {
  folder = mkdtempSync(join(tmpdir(), 'lost-'))
  main = startMain({ DATA_DIR: folder })
  const origin = await main.open
  const member = await insistOnMember({ origin: () => origin }, 0)
  rmSync(folder, { recursive: true })

  const answers = await Promise.all(
    Array.from({ length: ORDERS }, async (_, n) => {
      const response = await fetch(`${origin}/api/vue/${tradePlace.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `lost-order-${String(n)}`,
          ...headersOf(member),
        },
        body: JSON.stringify(order),
      }).catch(() => undefined)
      if (response === undefined) return 'no answer'
      const { status, msg } = (await response.json()) as { readonly status: number; readonly msg: string }
      return status === 1 ? 'acknowledged' : msg
    }),
  )

  expect(answers).not.toContain('acknowledged')
  expect(answers).toContain('SYSTEM_BUSY')
  expect(await main.ended).toBe(1)
  expect(main.errors()).toEqual([expect.stringContaining(`${folder}/onelot.sqlite`)])
})
