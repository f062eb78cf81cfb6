import { contract, depositObstacleCodes } from '@onelot/api-client'
import {
  type RequestRecord,
  accountAnswers,
  accountStream,
  currencies,
  limitOf,
  fundWindowAt,
  ok,
} from '@onelot/domain'
import { DEPOSIT, depositObstacles, deposits as rules } from '@onelot/domain/modules/funds/deposits'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { monthsOfKind, windowOnWire } from '../fundRequests.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { claimUploads } from '../../base/uploadedImages.ts'
import { dayEndsAt, openedChannel, referenceFor } from './channels.ts'
import { channelOnWire, depositOnWire, termsIn } from './onWire.ts'
import { currencyOf, settings } from './settings.ts'

const { depositsTerms, depositsOpenChannel, depositsSubmit, depositsList, depositsMonths, depositsGet } =
  contract.deposits

/** What it changes the account by, once it has passed. */
const movedBy = (record: RequestRecord) => termsIn(record).credit

export const routes: readonly Route[] = [
  memberRead(depositsTerms, async ({ currency }, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    const { limits, hours, channels, usdtRate } = services.site.settingsOf(settings)
    const window = fundWindowAt(hours, services.calendar, now)
    const against = depositObstacles({ ...accountAnswers(state), window })
    return ok({
      currencies: currencies.filter((one) => channels.some((channel) => currencyOf(channel) === one)),
      limit: limitOf(limits, currency),
      window: windowOnWire(window),
      obstacles: depositObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      channels: channels.filter((channel) => currencyOf(channel) === currency).map(channelOnWire),
      usdtRate,
      reviewMs: reviewDelayOf(services, DEPOSIT),
    })
  }),

  memberWrite(depositsOpenChannel, async (asked, visit) => {
    const { services, account, now } = visit
    const opened = await openedChannel(visit, asked)
    if (!opened.ok) return opened
    const channel = opened.value
    const { id, method } = channel
    const reference = await referenceFor(services, account, id, now)
    const known = { id, method, currency: currencyOf(channel), reference, until: dayEndsAt(now) }
    return ok({
      data:
        channel.method === 'wallet'
          ? { ...known, network: channel.network, number: channel.address }
          : { ...known, bank: channel.bank, holder: channel.holder, number: channel.number },
    })
  }),

  memberWrite(depositsSubmit, async ({ channel, password, ...asked }, visit) => {
    const opened = await openedChannel(visit, { channel, password })
    if (!opened.ok) return opened
    const decided = await decidedForMember(visit, rules, { kind: 'deposits.submit', channel, ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const claimed = await claimUploads(visit, { voucher: asked.voucher })
    if (!claimed.ok) return claimed
    const deposit = depositOnWire(submittedIn(plan))
    return ok({ data: { deposit }, message: 'RECHARGED', plan, records: claimed.value })
  }),

  memberRead(depositsList, async (asked, { services, account }) => {
    const found = await requestsOfKind(services, account, DEPOSIT, { ...asked, moneyOf: movedBy })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    return ok({ deposits: records.map(depositOnWire), ...rest })
  }),

  memberRead(depositsMonths, async (asked, { services, account }) =>
    ok({ months: await monthsOfKind(services, account, DEPOSIT, { ...asked, moneyOf: movedBy }) }),
  ),

  memberRead(depositsGet, async ({ request }, { services, account }) => {
    const found = await requestOfKind(services, account, DEPOSIT, request)
    return found.ok ? ok({ deposit: depositOnWire(found.value) }) : found
  }),
]
