import { memberEnableMargin, memberLogin, memberLogout, memberMe, memberRegister } from '@onelot/api-client'
import { loadAccount } from '../kernel/accounts.ts'
import { login } from '../kernel/login.ts'
import { maskedPhone, register } from '../kernel/members.ts'
import { decideTrade } from '../kernel/trading.ts'
import { type Route, answer, forGuests, forMembers } from './route.ts'

export const memberRoutes: readonly Route[] = [
  forGuests(memberRegister, async (asked, { house, now }) => {
    const opened = await register(house, asked, now)
    if (!opened.ok) return opened
    const { token, account, appends, along } = opened.value
    return { ok: true, value: { data: { token, account }, message: 'REGISTERED', appends, along } }
  }),

  forGuests(memberLogin, async (asked, { house, now }) => {
    const opened = await login(house, asked, now)
    if (!opened.ok) return opened
    const { token, account, session } = opened.value
    return {
      ok: true,
      value: { data: { token, account }, message: 'LOGGED_IN', along: { sessions: [session] } },
    }
  }),

  forMembers(memberLogout, (_, { token }) =>
    Promise.resolve({ ok: true, value: { data: {}, along: { endSessions: [token] } } }),
  ),

  forMembers(memberMe, async (_, { house, account }) => {
    const [{ state }, member] = await Promise.all([
      loadAccount(house.store, account),
      house.store.member({ account }),
    ])
    if (member === undefined) throw new Error(`${account} has a session and no credentials`)
    return answer({
      account,
      phone: await maskedPhone(house, member),
      realName: state.realName,
      restrictions: state.restrictions,
      marginEnabled: state.marginEnabled,
      invitation: member.invitation,
      openedAt: member.openedAt,
    })
  }),

  forMembers(memberEnableMargin, async ({ riskStatementRead }, { house, account, now }) => {
    const decided = await decideTrade(house, account, { kind: 'enableMargin', riskStatementRead }, now)
    if (!decided.ok) return decided
    const { append, after } = decided.value
    return { ok: true, value: { data: { marginEnabled: after.marginEnabled }, appends: [append] } }
  }),
]
