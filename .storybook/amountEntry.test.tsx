import { type Currency, decimal, defaultMarkets } from '@onelot/domain'
import { AmountField, TickPriceField } from '@onelot/ui'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { clearStage, draw, field } from './stage.tsx'

beforeEach(async () => {
  await page.viewport(390, 700)
})
afterEach(() => {
  vi.restoreAllMocks()
  clearStage()
})

const { KRX, US } = defaultMarkets
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile'
/** The keys of an iPhone, which has one decimal mark: that of its region. */
const onAnIPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone)

function Amount({ currency }: { currency: Currency }) {
  const [text, setText] = useState('')
  return (
    <AmountField label="Amount" currency={currency} text={text} onChange={(change) => setText(change.text)} />
  )
}
function Price({ in: currency, error }: { in: 'KRW' | 'USD'; error?: string }) {
  const [text, setText] = useState('')
  return (
    <TickPriceField
      label="Limit price"
      market={currency === 'KRW' ? KRX : US}
      currency={currency}
      from={decimal('71200')}
      error={error}
      text={text}
      onChange={(change) => setText(change.text)}
    />
  )
}
const fields = [
  ['an amount', (currency: 'KRW' | 'USD') => <Amount currency={currency} />],
  ['a price', (currency: 'KRW' | 'USD') => <Price in={currency} />],
] as const

async function paste(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text })
}
const isInvalid = () => field().getAttribute('aria-invalid') === 'true'
const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

describe.each(fields)('%s', (_, show) => {
  test('takes the comma of an iPhone’s number keys as its decimal mark', async () => {
    onAnIPhone()
    draw(show('USD'))
    await userEvent.click(field())
    await userEvent.keyboard('1234,5')
    expect(field().value).toBe('1,234.5')
    await userEvent.keyboard('6')
    await userEvent.tab()
    expect(field().value).toBe('1,234.56')
    expect(isInvalid()).toBe(false)
  })

  test('takes the comma of a device that writes decimals with it', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
    draw(show('USD'))
    await userEvent.click(field())
    await userEvent.keyboard('12,50')
    await userEvent.tab()
    expect(field().value).toBe('12.50')
  })

  test('keeps a comma that is typed elsewhere, and says once it is left that it is unclear', async () => {
    draw(show('USD'))
    await userEvent.click(field())
    await userEvent.keyboard('12,5')
    expect(field().value).toBe('12,5')
    await userEvent.tab()
    expect(said()).toBe('Unclear separators. Type digits only.')
    await userEvent.click(field())
    expect(said()).toBe('Unclear separators. Type digits only.')
  })

  test.each(['1,000,000', '₩1,000,000', '₩ 1,000,000', 'KRW 1,000,000', '１，０００，０００'])(
    'is a million where %s is pasted, on an iPhone too',
    async (text) => {
      onAnIPhone()
      draw(show('KRW'))
      await userEvent.click(field())
      await paste(text)
      expect(field().value).toBe('1,000,000')
      await userEvent.keyboard('0')
      expect(field().value).toBe('10,000,000')
      await userEvent.tab()
      expect(isInvalid()).toBe(false)
    },
  )

  test.each([
    ['12,345.60', '12,345.60'],
    ['US$12,345.60', '12,345.60'],
    ['US$ 12.50', '12.50'],
    ['$12.50', '12.50'],
  ])('reads %s of dollars where it is pasted', async (text, shown) => {
    draw(show('USD'))
    await userEvent.click(field())
    await paste(text)
    await userEvent.tab()
    expect(field().value).toBe(shown)
    expect(isInvalid()).toBe(false)
  })

  test.each(['€12.50', 'twelve', '10만', '12.50 USD'])('says of %s, pasted, what it takes', async (text) => {
    draw(show('USD'))
    await userEvent.click(field())
    await paste(text)
    await userEvent.tab()
    expect(field().value).toBe(text)
    expect(said()).toBe('Use digits and one decimal mark.')
  })

  test.each(['12,5', '1,5', '1 000,5', '€1,234.56'])(
    'says of %s, pasted over a number in groups, that it is unclear',
    async (text) => {
      draw(show('USD'))
      await userEvent.click(field())
      await paste('1234.56')
      expect(field().value).toBe('1,234.56')
      await userEvent.keyboard('{Control>}a{/Control}')
      await paste(text)
      expect(field().value).toBe(text)
      await userEvent.tab()
      expect(isInvalid()).toBe(true)
    },
  )

  test('takes full-width digits as digits, and no letter, while it is typed', async () => {
    draw(show('USD'))
    await userEvent.click(field())
    await userEvent.keyboard('１２a３e')
    expect(field().value).toBe('123')
  })
})

test('a price that is no number says so, not that a number is missing', async () => {
  draw(<Price in="KRW" error="Fill this in." />)
  await userEvent.click(field())
  await userEvent.keyboard('7,12')
  expect(said()).toBe('Unclear separators. Type digits only.')
  await userEvent.keyboard('0')
  expect(said()).toBe('Fill this in.')
})
