import {
  type Market,
  type TickRow,
  currencies,
  decimal,
  defaultMarkets,
  instant,
  localDate,
  roundToTick,
  stepTick,
} from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { ChangeBadge } from '../finance/ChangeBadge/ChangeBadge.tsx'
import { changeBetween } from '../finance/format/change.ts'
import { formatCompactMoney, formatMoney } from '../finance/format/money.ts'
import { formatCompact, formatNumber, formatPercent } from '../finance/format/number.ts'
import { formatPrice } from '../finance/format/price.ts'
import {
  formatDate,
  formatDateTime,
  formatLocalDate,
  formatNear,
  formatTime,
} from '../finance/format/time.ts'
import { Money } from '../finance/Money/Money.tsx'
import { intlLocale } from '../locales/locale.ts'
import { currencyMark } from '../numbers/currencyMark.ts'
import { Text } from '../primitives/Text/Text.tsx'
import { Code, InThreeLanguages, Page, Section } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

interface FormatProps {
  /** As a program calls it. */
  name: string
  children: (locale: string) => ReactNode
}

function Format({ name, children }: FormatProps) {
  return (
    <InThreeLanguages name={<Code>{name}</Code>}>
      {(language) => <Text size="lead">{children(intlLocale(language))}</Text>}
    </InThreeLanguages>
  )
}

const now = instant(Date.UTC(2026, 2, 10, 2, 0))
const HOUR_MS = 60 * 60 * 1000
const later = (hours: number) => instant(Date.UTC(2026, 2, 10, 2, 0) + hours * HOUR_MS)
const seoul = { zone: 'Asia/Seoul' }
const newYork = { zone: 'America/New_York', zoneShown: true }
const volumes = ['9876', '1234567', '123456789', '1234567890123'].map((text) => decimal(text))
const markets = Object.values(defaultMarkets)
/** The least and the greatest tick of a market. */
const endsOf = ({ ticks }: Market): readonly TickRow[] =>
  ticks.filter((_, at) => at === 0 || at === ticks.length - 1)
const rise = changeBetween(decimal('70000'), decimal('71200'))
const fall = changeBetween(decimal('70000'), decimal('68900'))

function Formats() {
  return (
    <Page
      title="Number formats"
      about="Every formatter of the house, as each language writes it. Numbers are exact decimals; nothing passes through a float."
    >
      <Section
        title="Money"
        about="The mark as the reader knows it, smaller and lighter; digits after the point as the currency has."
      >
        <ul className={styles.rows}>
          {currencies.map((currency) => (
            <InThreeLanguages key={currency} name={<Code>{currency}</Code>}>
              {() => <Money value={{ currency, amount: decimal('1234567.5') }} size="lead" own={false} />}
            </InThreeLanguages>
          ))}
          <InThreeLanguages name={<Code>currencyMark</Code>}>
            {(language) => currencies.map((currency) => currencyMark(currency, language)).join(', ')}
          </InThreeLanguages>
          <Format name="formatMoney, signed">
            {(locale) =>
              formatMoney(locale, { currency: 'USD', amount: decimal('-1234.5') }, { signed: true })
            }
          </Format>
          <Format name="formatCompactMoney">
            {(locale) => formatCompactMoney(locale, { currency: 'KRW', amount: decimal('1234567890') })}
          </Format>
        </ul>
      </Section>
      <Section
        title="Prices by tick"
        about="A price has the digits of its market's tick at that price, and never fewer than its currency."
      >
        <ul className={styles.rows}>
          {markets.flatMap((market) =>
            endsOf(market).map(({ from, tick }) => {
              const price = stepTick(market, roundToTick(market, from, 'up'), 3)
              return (
                <Format key={`${market.id} ${tick}`} name={`${market.id}, tick ${tick}`}>
                  {(locale) => formatPrice(locale, price, market)}
                </Format>
              )
            }),
          )}
        </ul>
      </Section>
      <Section title="Change and percent" about="Always with its sign; the minus is as wide as the plus.">
        <ul className={styles.rows}>
          <InThreeLanguages name={<Code>ChangeBadge, up</Code>}>
            {() => <ChangeBadge change={rise} show="both" currency="KRW" size="lead" />}
          </InThreeLanguages>
          <InThreeLanguages name={<Code>ChangeBadge, down</Code>}>
            {() => <ChangeBadge change={fall} show="both" currency="KRW" size="lead" />}
          </InThreeLanguages>
          <Format name="formatPercent">{(locale) => formatPercent(locale, decimal('0.0245'))}</Format>
          <Format name="formatPercent, signed">
            {(locale) => formatPercent(locale, decimal('-0.0157'), { signed: true })}
          </Format>
        </ul>
      </Section>
      <Section title="Quantities" about="Every digit, in groups; a fraction of a share as it is.">
        <ul className={styles.rows}>
          {['1', '12345', '0.00012345', '1234567890'].map((text) => (
            <Format key={text} name={`formatNumber ${text}`}>
              {(locale) => formatNumber(locale, decimal(text))}
            </Format>
          ))}
        </ul>
      </Section>
      <Section
        title="Abbreviations"
        about="For volumes and turnovers, by thousands or by myriads; never for the reader's own money."
      >
        <ul className={styles.rows}>
          {volumes.map((volume) => (
            <Format key={volume} name={`formatCompact ${volume}`}>
              {(locale) => formatCompact(locale, volume)}
            </Format>
          ))}
        </ul>
      </Section>
      <Section
        title="Dates and times"
        about="An instant is told on the clock of the exchange or of the reader, with the zone where it matters; the day of a bar has none."
      >
        <ul className={styles.rows}>
          <Format name="formatTime">{(locale) => formatTime(locale, now, seoul)}</Format>
          <Format name="formatTime, seconds and zone">
            {(locale) => formatTime(locale, now, { ...newYork, seconds: true })}
          </Format>
          <Format name="formatDateTime">{(locale) => formatDateTime(locale, now, { ...seoul, now })}</Format>
          <Format name="formatDateTime, another year, zone">
            {(locale) => formatDateTime(locale, later(-24 * 365), { ...newYork, now })}
          </Format>
          <Format name="formatDate">{(locale) => formatDate(locale, now, seoul.zone)}</Format>
          <Format name="formatLocalDate">
            {(locale) => formatLocalDate(locale, localDate('2026-03-10'))}
          </Format>
          <Format name="formatNear, today">
            {(locale) => formatNear(locale, later(4.5), now, seoul.zone)}
          </Format>
          <Format name="formatNear, this week">
            {(locale) => formatNear(locale, later(46), now, seoul.zone)}
          </Format>
          <Format name="formatNear, later">
            {(locale) => formatNear(locale, later(24 * 30), now, seoul.zone)}
          </Format>
        </ul>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundations/Number formats',
  tags: ['foundation'],
  component: Formats,
} satisfies Meta<typeof Formats>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const written of ['1.2M', '123.5만', '123.5萬'])
      await expect(canvas.getByText(written)).toBeVisible()
  },
}
