import * as z from 'zod/mini'
import { goodRequests } from '../goodRequests.ts'
import { type TestMember, headersOf, nextKey } from '../testBroker.ts'
import type { Sender } from './send.ts'

/** A member of the attacked broker, with what it owns. */
export interface Person {
  readonly member: TestMember
  readonly phone: string
  readonly owned: { readonly holding: string; readonly pending: string; readonly alert: string }
}

const envelopeShape = z.object({ status: z.number(), msg: z.string(), data: z.unknown() })
const memberShape = z.object({ token: z.string(), account: z.string() })
const placedShape = z.object({ position: z.object({ id: z.string() }) })
const alertShape = z.object({ alert: z.object({ id: z.string() }) })

const apple = { instrument: 'US:AAPL', side: 'long', leverage: 1 }
const alert = { instrument: 'US:AAPL', repeat: 'once' }
const falls = { kind: 'percent', direction: 'falls', percent: '85' }

/** Opens accounts on an attacked broker, each with a position, a resting order and a price alert. */
export function createPeople({ send }: Pick<Sender, 'send'>, opsToken: string) {
  async function post(
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const { text } = await send({
      method: 'POST',
      path: `/api/${path}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': nextKey(), ...headers },
      body: JSON.stringify(body),
    })
    const { status, data } = envelopeShape.parse(JSON.parse(text))
    if (status !== 1) throw new Error(`${path} was refused: ${text}`)
    return data
  }
  const register = (phone: string) => {
    const registration = { ...goodRequests()['member/register'], phone }
    return post('vue/member/register', registration, {})
  }

  return async (phone: string): Promise<Person> => {
    const member = memberShape.parse(await register(phone))
    const own = headersOf(member)
    await post('ops/realName', { phone, state: 'passed' }, { 'ops-token': opsToken })
    await post('vue/member/enableMargin', { riskStatementRead: true }, own)
    const fundPassword = { fundPassword: '482916', fundPasswordConfirm: '482916' }
    await post('vue/member/setFundPassword', fundPassword, own)
    const order = async (terms: object) =>
      placedShape.parse(await post('vue/trade/place', { ...apple, ...terms }, own)).position.id
    const bought = await order({ type: 'market', lots: 5 })
    const resting = await order({ type: 'limit', limitPrice: '1.00', lots: 1 })
    const made = await post('vue/priceAlerts/create', { ...alert, condition: falls }, own)
    const owned = { holding: bought, pending: resting, alert: alertShape.parse(made).alert.id }
    return { member, phone, owned }
  }
}

/** Ids by which somebody could be found. */
export const idsOf = ({ member, owned }: Person): readonly string[] => [
  member.account,
  owned.holding,
  owned.pending,
  owned.alert,
]
