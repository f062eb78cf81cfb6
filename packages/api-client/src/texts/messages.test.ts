import {
  type Language,
  type RefusalCode,
  fieldReasons,
  instant,
  languages,
  type OwnLanguage,
  inLanguage,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { successCodes, transportCodes } from '../envelope/codes.ts'
import { readEnvelope } from '../envelope/envelope.ts'
import { isRefusalCode, refusalParams } from '../envelope/refusalParams.ts'
import { refusals as en } from './en.ts'
import { refusals as kor } from './kor.ts'
import type { RefusalMessages, TransportMessages } from './messages.ts'
import { refusalMessage } from './refusalMessage.ts'
import { transport as transportEn } from './transport/en.ts'
import { transport as transportKor } from './transport/kor.ts'
import { transport as transportTw } from './transport/tw.ts'
import { refusals as tw } from './tw.ts'

const bundles: Readonly<Record<OwnLanguage, RefusalMessages>> = { en, kor, tw }
const transport: Readonly<Record<OwnLanguage, TransportMessages>> = {
  en: transportEn,
  kor: transportKor,
  tw: transportTw,
}
const locales = { en: 'en-US', kor: 'ko-KR', tw: 'zh-TW' } as const

const codes = Object.keys(refusalParams).filter(
  (code): code is RefusalCode => !transportCodes.some((transported) => transported === code),
)

/** The error catalogue of docs/specification.md. What products added since is in docs/rules. */
const specified = `
ACCOUNT_NOT_FOUND CREDENTIALS_WRONG ACCOUNT_EXISTS INVITER_NOT_FOUND ACCOUNT_FROZEN LOGIN_BANNED
ACCOUNT_DISABLED TRADING_BANNED WITHDRAWAL_BANNED REGISTRATION_FAILED LOGIN_FAILED ALREADY_SEAT_ACCOUNT
CHANNEL_PASSWORD_WRONG ORIGINAL_PASSWORD_WRONG FUND_PASSWORD_WRONG FUND_PASSWORD_NOT_SET MODIFICATION_FAILED
REAL_NAME_REQUIRED REAL_NAME_UNDER_REVIEW REAL_NAME_REJECTED REAL_NAME_MISMATCH KEY_MISMATCH CARD_EXISTS
CARD_NOT_FOUND CARD_NOT_OWN BALANCE_INSUFFICIENT AVAILABLE_INSUFFICIENT WITHDRAWABLE_INSUFFICIENT
CREDIT_SCORE_TOO_LOW DEPOSIT_PENDING FUND_OPERATION_PENDING WITHDRAWAL_FAILED FUNDRAISING_QUOTA_INSUFFICIENT
WITHDRAWAL_BELOW_MINIMUM WITHDRAWAL_ABOVE_MAXIMUM DEPOSIT_BELOW_MINIMUM DEPOSIT_ABOVE_MAXIMUM
WITHDRAWAL_WINDOW_CLOSED DEPOSIT_WINDOW_CLOSED LOAN_UNPAID ORDER_PENDING_REVIEW LOAN_QUOTA_EXCEEDED
REPAYMENT_ABOVE_LOAN OUTSIDE_TRADING_TIME ORDER_WRONG_STATE PRICE_BEYOND_LIMIT PRICE_UNAVAILABLE
BLOCK_TRADE_CLOSED MARGIN_NOT_ENABLED NOT_YET_LISTED NOT_YET_SUBSCRIPTION_TIME SUBSCRIPTION_CHANNEL_CLOSED
DUPLICATE_SUBSCRIPTION SUBSCRIPTION_COUNT_EXCEEDED PRODUCT_UNAVAILABLE COPY_DEADLINE_EXCEEDED
BUY_BELOW_MINIMUM LENDING_QUOTA_FULL LENDING_CHANNEL_CLOSED SELL_BLOCKED_DAYS SELL_BLOCKED_MINUTES
BLOCK_BELOW_MINIMUM_SHARES SUBSCRIPTION_FUNDS_BELOW PLACEMENT_BELOW_MINIMUM LENDING_BELOW_MINIMUM
OPENING_BELOW_MINIMUM POSITION_LOCKED ALREADY_CHECKED_IN CHECK_INS_INSUFFICIENT ORDER_NOT_IN_REVIEW
TOO_FREQUENT SYSTEM_BUSY OPEN_POSITIONS NO_BANK_CARD SAME_CURRENCY SUBSCRIPTION_BELOW_SHARES VALIDATION
QUOTE_EXPIRED IDEMPOTENCY_KEY_REUSED CALL_NOT_OFFERED LOAN_CAMPAIGN_CLOSED LOAN_PLACES_FULL LOAN_PRINCIPAL_BELOW
GUARDIAN_CONSENT_REQUIRED WITHDRAWAL_HELD MONEY_LEFT WATCHLIST_FULL WATCH_GROUPS_FULL WATCH_GROUP_EXISTS
WATCH_GROUP_NOT_FOUND ALERTS_FULL ALERT_EXISTS ALERT_NOT_FOUND RUNS_FULL PUSH_DEVICES_FULL
`
  .trim()
  .split(/\s+/)

const specifiedSuccesses = `
ADDED UNBOUND COPY_ORDERED CHECKED_IN PURCHASED SUBSCRIBED ALLOCATED SELL_APPLIED CANCELLED WITHDRAWN RECHARGED
UPLOADED EXCHANGED LOAN_APPLIED REPAID REGISTERED LOGGED_IN CLOSED
`
  .trim()
  .split(/\s+/)

const sample: Readonly<Record<string, unknown>> = {
  amount: '12500',
  currency: 'KRW',
  low: '900',
  high: '1100',
  count: 3,
  days: 2,
  minutes: 5,
  shares: 10_000,
  zone: 'Asia/Seoul',
  to: '15:30',
  until: instant(1_773_108_000_000),
  opensAt: instant(1_773_108_000_000),
}

/** A stretch of time and no hours of a day. */
const span = { from: instant(1_773_108_000_000), to: instant(1_773_110_000_000) }

function messageOf(code: RefusalCode, language: Language) {
  const params = Object.keys(refusalParams[code].def.shape)
  const values = Object.fromEntries(params.map((name) => [name, sample[name]]))
  if (params.includes('from')) values['from'] = params.includes('to') ? '09:00' : instant(1_773_108_000_000)
  if (params.includes('to')) values['zone'] = sample['zone']
  if (code === 'BLOCK_TRADE_CLOSED') Object.assign(values, span)
  if (params.includes('opensAt')) values['days'] = 'weekdays'
  const answer = readEnvelope({ status: 0, msg: code, data: { params: values, fields: {} } })
  if (answer.kind !== 'refused')
    throw new Error(`${code} is not read as a refusal: ${JSON.stringify(answer)}`)
  const message = refusalMessage(answer.refusal, language, 'Asia/Seoul')
  if (message.namespace === undefined) throw new Error(`${code} has no message of its own`)
  return message
}

const categoriesOf = (language: Language) =>
  new Intl.PluralRules(inLanguage(locales, language)).resolvedOptions().pluralCategories

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, inside]) => inside)

const everyText = languages.flatMap((language) =>
  Object.entries({ ...bundles[language], transport: transport[language] }).flatMap(
    ([part, entries]: [string, object]) =>
      Object.entries(entries).map(([code, text]) => ({
        language,
        name: `${part}.${code}`,
        text: String(text),
      })),
  ),
)

describe('the catalogue', () => {
  it('has every refusal of the specification', () => {
    expect(specified.filter((code) => !isRefusalCode(code))).toEqual([])
  })

  it('has every success message of the specification', () => {
    expect([...successCodes].sort()).toEqual(specifiedSuccesses.sort())
  })

  it.each(languages)('asks in %s for what each refusal carries, and for nothing else', (language) => {
    const texts: Readonly<Record<string, string>> = bundles[language].refusals
    for (const code of codes) {
      const { values } = messageOf(code, language)
      const counted = 'count' in values
      const forms = counted ? categoriesOf(language).map((category) => `${code}_${category}`) : [code]
      const asked = counted ? ['count, number'] : Object.keys(values)
      for (const form of forms) expect(placeholdersOf(texts[form] ?? ''), form).toEqual(asked)
    }
  })

  it.each(languages)('has in %s no plural form that the language has not', (language) => {
    const forms = Object.keys(bundles[language].refusals).filter((key) =>
      /_(zero|one|two|few|many|other)$/.test(key),
    )
    const categories = categoriesOf(language)
    const counted = codes.filter((code) => 'count' in messageOf(code, language).values)
    expect(forms).toHaveLength(counted.length * categories.length)
    expect(forms.filter((key) => !categories.some((category) => key.endsWith(`_${category}`)))).toEqual([])
  })

  it.each(languages)('has a text for every field reason in %s', (language) => {
    expect(Object.keys(bundles[language].fields).sort()).toEqual([...fieldReasons].sort())
  })

  it('has no empty text, and no exclamation mark', () => {
    expect(everyText.filter(({ text }) => text.trim() === '' || /[!！]/.test(text))).toEqual([])
  })

  it('keeps each language to its own script', () => {
    const foreign = {
      en: /[\p{Script=Han}\p{Script=Hangul}]/u,
      kor: /\p{Script=Han}/u,
      tw: /\p{Script=Hangul}/u,
    }
    expect(everyText.filter(({ language, text }) => foreign[language].test(text))).toEqual([])
  })

  it('writes Korean in the polite form', () => {
    const sentences = Object.values(kor.refusals).map((text) => text.replace(/\.$/, ''))
    expect(sentences.filter((text) => !text.endsWith('요'))).toEqual([])
  })
})
