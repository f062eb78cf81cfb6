import {
  checkInToday,
  electiveDividendsSetStanding,
  lendingSetAutomatic,
  memberEnableMargin,
  payeesMakeDefault,
  tradeClose,
  tradePlace,
  tradeProtect,
} from '@onelot/api-client'
import { farOrder } from '../orders.ts'
import { type Member, type Run, holding } from '../run.ts'
import { at, isFields } from '../schema.ts'
import { write } from './writes.ts'

/** Settings that are set to what they are. */
export async function trySettings(run: Run, member: Member): Promise<void> {
  const own = (path: string): unknown => {
    const success = run.succeeded.get(path)
    return success?.member === member ? success.data : undefined
  }
  await write(run, member, checkInToday, {})
  if (at(own('member/me'), ['marginEnabled']) === true)
    await write(run, member, memberEnableMargin, { riskStatementRead: true })
  const standing = at(own('electiveDividends/overview'), ['standing'])
  if (standing !== undefined) await write(run, member, electiveDividendsSetStanding, { standing })
  const automatic = at(own('lending/overview'), ['automatic'])
  if (isFields(automatic)) {
    const { on, excluded } = automatic
    const ids = Array.isArray(excluded) ? excluded.map((one) => at(one, ['id'])) : []
    await write(run, member, lendingSetAutomatic, { on, excluded: ids })
  }
  const cards = at(own('payees/list'), ['cards'])
  const card: unknown = Array.isArray(cards)
    ? cards.find((one) => at(one, ['isDefault']) === true)
    : undefined
  if (card !== undefined) await write(run, member, payeesMakeDefault, { payee: at(card, ['payee']) })
}

/** A position of the least size that is opened at the market, protected and closed, where it may be sold at once. */
export async function tryRoundTrip(run: Run): Promise<void> {
  const member = holding(run.members, 'money')
  const order = member === undefined ? undefined : await farOrder(run)
  if (member === undefined || order === undefined) {
    const why = member === undefined ? 'no account holds `money`' : 'no instrument with a price is known'
    for (const { path } of [tradeProtect, tradeClose]) run.record.notTried('SCH-02', { path }, why)
    return
  }
  const { instrument, side, lots, leverage, limitPrice } = order
  const detail = await run.wire.send({ path: 'market/detail', body: { instrument } })
  const data: unknown = detail.said.kind === 'success' ? detail.said.data : undefined
  if (at(data, ['market', 'saleLock', 'kind']) !== 'none') {
    for (const { path } of [tradeProtect, tradeClose])
      run.record.notTried('SCH-02', { path }, 'what is bought may not be sold at once')
    return
  }
  const opened = await write(run, member, tradePlace, { instrument, side, type: 'market', lots, leverage })
  const position = at(opened, ['position', 'id'])
  if (typeof position !== 'string') return
  await write(run, member, tradeProtect, { position, stopLoss: { kind: 'level', price: limitPrice } })
  await write(run, member, tradeProtect, { position })
  await write(run, member, tradeClose, { position, lots, type: 'market' })
}
