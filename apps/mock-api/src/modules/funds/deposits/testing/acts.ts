import { contract } from '@onelot/api-client'
import { currencies, minorUnits } from '@onelot/domain'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'

const { depositsSubmit } = contract.deposits
const channels = ['bank-KRW', 'bank-USD', 'bank-TWD', 'bank-THB', 'usdt-TRC20', 'private-KRW'] as const
const channelPassword = '310310'
/** Of any currency and any size; now and then with a voucher that was used, or without the channel's password. */
const payIn: Act = async (drawn, who, { pick, lots }) => {
  const channel = channels[pick % channels.length] ?? 'bank-KRW'
  const password = pick % 13 === 0 ? 'wrong' : channelPassword
  const [currency = 'KRW'] = currencies.filter((one) => channel.endsWith(one))
  const whole = 10_000 + Math.abs(lots)
  const amount = minorUnits(currency) === 0 ? String(whole) : `${String(whole)}.25`
  const body = { channel, password, amount, voucher: await drawn.upload(who) }
  if (!(await drawn.send(who, depositsSubmit.path, body)) || pick % 11 > 0) return
  await drawn.send(who, depositsSubmit.path, body)
}

export const acts = defineActs({
  acts: { payIn },
  drawn: [[5, 'payIn']],
  kinds: ['deposits/submit'],
})
