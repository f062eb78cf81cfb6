import { ZERO, decimal, defaultSettings } from '@onelot/domain'
import {
  type LoanOnWire,
  contract,
  exchangeConvert,
  exchangeQuote,
  memberCreditScore,
  messagesList,
} from '@onelot/api-client'
import { sessionsOn } from './sessions.ts'
import { type TestBroker, type TestBrokerOptions, type TestMember, createTestBroker } from './testBroker.ts'

const {
  loansCertificate,
  loansGet,
  loansList,
  loansOverview,
  loansPayments,
  loansQuotes,
  loansRepay,
  loansRepaymentTerms,
  loansSubmit,
} = contract.loans

type Named = Pick<LoanOnWire, 'id'>

/** What tests of loans do to a broker. */
export function loansOn(world: TestBroker) {
  const sessions = sessionsOn(world)
  const { call, send } = sessions
  return {
    ...sessions,
    borrow: async (member: TestMember, amount: string, instalments = 3) =>
      (await call(loansSubmit, { amount, instalments }, member)).loan,
    /** The answer to a request, whatever it is. */
    ask: (member: TestMember, amount: string, instalments = 3) =>
      send(member, loansSubmit, { amount, instalments }),
    repay: async (member: TestMember, amount: string) =>
      (await call(loansRepay, { amount }, member)).repayment,
    askToRepay: (member: TestMember, amount: string) => send(member, loansRepay, { amount }),
    overview: (member: TestMember) => call(loansOverview, {}, member),
    quotes: (member: TestMember, amount: string) => call(loansQuotes, { amount }, member),
    repaymentTerms: (member: TestMember, amount: string) => call(loansRepaymentTerms, { amount }, member),
    read: async (member: TestMember, { id: request }: Named) =>
      (await call(loansGet, { request }, member)).loan,
    list: async (member: TestMember) => (await call(loansList, { pageSize: 10 }, member)).loans,
    payments: async (member: TestMember, { id: request }: Named) =>
      (await call(loansPayments, { request, pageSize: 50 }, member)).payments,
    certificate: (member: TestMember, { id: request }: Named) => call(loansCertificate, { request }, member),
    score: (member: TestMember) => call(memberCreditScore, { pageSize: 50 }, member),
    /** Leaves so many won available: all others become dollars. */
    leave: async (member: TestMember, won: number) => {
      const { KRW } = (await sessions.stateOf(member)).ledger
      const { token } = await call(exchangeQuote, { from: 'KRW', to: 'USD' }, member)
      const amount = String(Number(KRW?.available ?? '0') - won)
      await call(exchangeConvert, { token, amount }, member)
    },
    /** Names of the member's messages about loans, the newest first. */
    told: async (member: TestMember) => {
      const { messages } = await call(messagesList, { topic: 'credit', pageSize: 50 }, member)
      return messages.map(({ params }) => ('name' in params ? params.name : undefined))
    },
  }
}

/** @param practice won that a member begins with, and nothing else */
export async function loans(options: TestBrokerOptions = {}, practice = '2000000000') {
  const practiceMoney = { KRW: decimal(practice), USD: ZERO, THB: ZERO, TWD: ZERO }
  const settings = { ...defaultSettings, practiceMoney }
  const world = await createTestBroker({
    operator: 'open',
    ...options,
    site: { ...options.site, settings },
  })
  return { world, ...loansOn(world) }
}
