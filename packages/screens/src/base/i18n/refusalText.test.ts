import {
  type WireRefusal,
  brieflyLimited,
  failureMessage,
  limitedActions,
  refusalMessage,
} from '@onelot/api-client'
import { type Language, decimal, instant, languages, refuse, timeOfDay } from '@onelot/domain'
import { throwOnMissing } from '@onelot/ui/i18n'
import { describe, expect, it } from 'vitest'
import { addBundles } from './addBundles.ts'
import { createI18n } from './createI18n.ts'
import { bundle as en } from './languages/en.ts'
import { refusals as enRefusals } from '@onelot/api-client/texts/en'
import { bundle as kor } from './languages/kor.ts'
import { refusals as korRefusals } from '@onelot/api-client/texts/kor'
import { bundle as tw } from './languages/tw.ts'
import { refusals as twRefusals } from '@onelot/api-client/texts/tw'
import { refusalText } from './refusalText.ts'

const i18n = createI18n(throwOnMissing)
addBundles(i18n, 'en', { ...en, refusals: enRefusals })
addBundles(i18n, 'kor', { ...kor, refusals: korRefusals })
addBundles(i18n, 'tw', { ...tw, refusals: twRefusals })

const said = (refusal: WireRefusal, language: Language) =>
  refusalText(i18n, language, refusalMessage(refusal, language))

it('names its code where the texts of refusals could not be loaded', () => {
  const bare = createI18n(throwOnMissing)
  addBundles(bare, 'en', { ...en })
  expect(refusalText(bare, 'en', refusalMessage(refuse('SELL_BLOCKED_DAYS', { days: 1 }), 'en'))).toBe(
    'This was refused (SELL_BLOCKED_DAYS).',
  )
})

describe('the text of a refusal', () => {
  it('has its amount, in each language', () => {
    const minimum = refuse('WITHDRAWAL_BELOW_MINIMUM', { amount: decimal('10000'), currency: 'KRW' })
    expect(said(minimum, 'en')).toBe('The minimum withdrawal is ₩10,000.')
    expect(said(minimum, 'kor')).toBe('₩10,000부터 출금할 수 있어요.')
    expect(said(minimum, 'tw')).toBe('最低出金金額為 ￦10,000。')
  })

  it('of what was done too often names what, and until when, where the broker says so', () => {
    const too = { code: 'TOO_FREQUENT', fields: {} } as const
    const limited = {
      ...too,
      params: { limited: 'realName', until: instant(Date.UTC(2026, 2, 10, 15)) },
    } as const
    expect(said(limited, 'en')).toMatch(/^Identity verification can be sent 5 times a day\. .*Mar 1/)
    expect(said({ ...too, params: {} }, 'en')).toBe(enRefusals.refusals.TOO_FREQUENT)
  })

  it.each(languages.flatMap((language) => limitedActions.map((limited) => [language, limited] as const)))(
    'in %s has a text of its own, with when it ends, where this is limited: %s',
    (language, limited) => {
      const until = instant(Date.UTC(2026, 2, 10, 15, 4, 5))
      const texts = limitedActions.map((one) =>
        said({ code: 'TOO_FREQUENT', fields: {}, params: { limited: one, until } }, language),
      )
      const own = said({ code: 'TOO_FREQUENT', fields: {}, params: { limited, until } }, language)
      expect(texts.filter((text) => text === own)).toHaveLength(1)
      expect(own).toContain(brieflyLimited.some((one) => one === limited) ? ':04:05' : ':04')
    },
  )

  it('has its window', () => {
    const closed = refuse('OUTSIDE_TRADING_TIME', {
      from: timeOfDay('00:00'),
      to: timeOfDay('23:59'),
      zone: 'Nowhere/Town',
    })
    expect(said(closed, 'en')).toContain('00:00\u2060–\u206023:59 (Nowhere/Town)')
  })

  it('counts days, minutes and shares as the language does', () => {
    const days = (count: number) => said(refuse('SELL_BLOCKED_DAYS', { days: count }), 'en')
    expect(days(1)).toBe('This cannot be sold today. It can be sold 1 day after the purchase.')
    expect(days(2)).toBe('This cannot be sold today. It can be sold 2 days after the purchase.')
    expect(said(refuse('SELL_BLOCKED_MINUTES', { minutes: 30 }), 'kor')).toBe(
      '매수 30분 뒤부터 팔 수 있어요.',
    )
    expect(said(refuse('SELL_BLOCKED_DAYS', { days: 1 }), 'tw')).toBe('今日無法賣出，買進 1 天後才可賣出。')
    const block = refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: 10_000 })
    expect(said(block, 'en')).toBe('Block trades start at 10,000 shares. Please enter at least that many.')
    expect(said(block, 'tw')).toBe('鉅額交易至少 10,000 股，請輸入不低於此的股數。')
  })

  it('is the server’s own outside the catalogue, guarded, whatever it has in it', () => {
    const foreign = { code: undefined, text: '余额不足, minimum 10000 {{amount}} $t(app:cancel)' }
    expect(said(foreign, 'en')).toBe('error, minimum 10,000 {{amount}} $t(app:cancel)')
  })
})

describe('the text of a failure', () => {
  it('names the status code of an HTTP error, as specified', () => {
    expect(refusalText(i18n, 'en', failureMessage({ kind: 'http', status: 502 }, 'en'))).toBe(
      'Request failed with status code 502',
    )
    expect(refusalText(i18n, 'kor', failureMessage({ kind: 'http', status: 1502 }, 'kor'))).toBe(
      '요청에 실패했어요 (상태 코드 1502)',
    )
  })

  it('says that there is no connection', () => {
    expect(refusalText(i18n, 'tw', failureMessage({ kind: 'network' }, 'tw'))).toBe(
      '無法連線，請檢查您的網路。',
    )
  })
})
