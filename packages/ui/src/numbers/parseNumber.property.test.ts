import {
  currencies,
  decimal,
  defaultMarkets,
  languages,
  minorUnits,
  money,
  roundToTick,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../finance/format/money.ts'
import { formatBarePrice, formatPrice } from '../finance/format/price.ts'
import { priceRules } from '../finance/TickPriceField/tickStepping.ts'
import { intlLocale } from '../locales/locale.ts'
import { groupDigits } from './groupDigits.ts'
import { numberRefusals, parseNumber } from './parseNumber.ts'

const SEED = 20_261_129

const language = fc.constantFrom(...languages)
const currency = fc.constantFrom(...currencies)
const market = fc.constantFrom(...Object.values(defaultMarkets))
/** In hundredths, so that it has as many decimals as any currency. */
const amount = fc
  .bigInt({ min: 1n, max: 10n ** 16n })
  .map((units) => decimal(`${String(units / 100n)}.${String(units % 100n).padStart(2, '0')}`))
const same = (one: string, other: string) =>
  money('USD', decimal(one), 'down').amount === money('USD', decimal(other), 'down').amount

describe('a text that the app has written', () => {
  it('is the amount that was written, in every currency and language', () => {
    fc.assert(
      fc.property(currency, amount, language, language, (of, value, writer, reader) => {
        const written = money(of, value, 'down')
        const rules = { places: minorUnits(of), currency: of }
        const texts = [
          formatMoney(intlLocale(writer), written),
          groupDigits(decimal(written.amount), writer),
          `${of} ${written.amount}`,
        ]
        for (const text of texts)
          expect(parseNumber(text, reader, rules)).toEqual({ ok: true, value: written.amount })
      }),
      { seed: SEED },
    )
  })

  it('is the price that was written, with and without its mark, on every market', () => {
    fc.assert(
      fc.property(market, amount, language, language, (table, value, writer, reader) => {
        const { currency: of, ticks } = table
        const scale = { currency: of, ticks }
        const price = roundToTick(table, value, 'nearest')
        const rules = priceRules(table, of)
        for (const write of [formatPrice, formatBarePrice]) {
          const parsed = parseNumber(write(intlLocale(writer), price, scale), reader, rules)
          expect(parsed.ok && same(parsed.value, price)).toBe(true)
        }
      }),
      { seed: SEED },
    )
  })
})

describe('any text of digits and marks', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,\u2019 ₩$')), maxLength: 14 })

  it('is one number or none: the digits that stand there, the comma separating groups alone', () => {
    fc.assert(
      fc.property(text, language, (typed, reader) => {
        const parsed = parseNumber(typed, reader)
        const [whole = '', fraction] = typed.trim().replaceAll(',', '').split('.')
        const value = parsed.ok ? parsed.value : ''
        const wanted = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`
        expect(parsed.ok ? value : wanted).toBe(wanted)
        expect(parsed.ok || numberRefusals.includes(parsed.reason)).toBe(true)
      }),
      { seed: SEED, numRuns: 2_000 },
    )
  })

  it('is no number with a comma before one or two last digits, whoever reads it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 99 }), language, (whole, cents, reader) => {
        expect(parseNumber(`${String(whole)},${String(cents)}`, reader).ok).toBe(false)
      }),
      { seed: SEED },
    )
  })
})
