import { describe, expect, it } from 'vitest'
import type { Account } from './accounts.ts'
import { callsOfScreens } from './screenTable.ts'
import { statusOfScreens } from './screens.ts'
import { runSuite } from './suite.ts'

const api = 'http://back.end.test'
const table = callsOfScreens()
const accounts: readonly Account[] = [
  { phone: '01012345678', password: 'Onelot2026', holds: ['money'] },
  { phone: '01013572468', password: 'Onelot2026', holds: ['frozen'] },
]
const answering =
  (make: () => Response): typeof fetch =>
  () =>
    Promise.resolve(make())
const success = (data: unknown) => ({ status: 1, msg: '', data })
const notOffered = { status: 0, msg: 'CALL_NOT_OFFERED', data: null }
const session = { token: 'a-token', account: 'an-account' }

describe('a back end of which nothing is right', () => {
  it.each([
    ['answers HTTP 404', () => new Response('Not found', { status: 404 })],
    ['answers HTTP 500', () => new Response('', { status: 500 })],
    ['answers pages', () => new Response('<html></html>')],
    ['answers null', () => Response.json(null)],
    ['answers lists', () => Response.json([[]])],
    ['succeeds with nothing', () => Response.json(success(null))],
    ['succeeds with a session', () => Response.json(success(session))],
    [
      'succeeds with rows that are none',
      () => Response.json(success({ ...session, rows: [null, 1, {}], candles: [0], total: 9 })),
    ],
    ['offers no call', () => Response.json(notOffered)],
    ['refuses without a code', () => Response.json({ status: 0, msg: '', data: null })],
    ['refuses with words', () => Response.json({ status: 0, msg: 'no', data: 7 })],
  ])('is reported where it %s', async (_, make) => {
    const { outcomes } = await runSuite({ api, accounts, fetch: answering(make) })
    const answers = outcomes.filter(
      ({ id, result }) => ['ENV-01', 'SCH-01'].includes(id) && result === 'passed',
    )
    expect(outcomes.filter(({ result }) => result === 'failed').length).toBeGreaterThan(20)
    expect(answers.filter(({ id }) => id === 'SCH-01')).toEqual([])
  })

  it('has the same red screens where it offers no call as where it answers HTTP 404', async () => {
    const redOf = async (make: () => Response): Promise<readonly string[]> => {
      const { outcomes } = await runSuite({ api, accounts, fetch: answering(make) })
      return statusOfScreens(outcomes, table).flatMap(({ screen, colour }) =>
        colour === 'red' ? [screen] : [],
      )
    }
    const absent = await redOf(() => new Response('Not found', { status: 404 }))
    expect(absent.length).toBeGreaterThan(20)
    expect(await redOf(() => Response.json(notOffered))).toEqual(absent)
  })

  it('is asked no more once it has stopped answering', async () => {
    let asked = 0
    const { outcomes, calls } = await runSuite({
      api,
      accounts,
      fetch: () => {
        asked += 1
        return asked < 50
          ? Promise.resolve(Response.json(success({})))
          : Promise.reject(new TypeError('fetch failed'))
      },
    })
    expect(calls).toBeLessThan(80)
    expect(asked).toBeLessThan(100)
    const said = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.said))
    expect(said).toContainEqual(expect.stringContaining('stopped answering after'))
  })
})
