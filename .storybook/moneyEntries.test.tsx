import { auctionId, instrumentId, mentorId, offerId } from '@onelot/domain'
import type { WorldName } from '@onelot/mock-api/browser'
import { RepaymentScreen } from '@onelot/screens/credit/loan'
import { DepositScreen } from '@onelot/screens/funds/deposit'
import { ExchangeScreen } from '@onelot/screens/funds/exchange'
import { WithdrawScreen } from '@onelot/screens/funds/withdraw'
import { MentorScreen } from '@onelot/screens/managed/mentor'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { AuctionScreen } from '@onelot/screens/newShares/auction'
import { OfferScreen } from '@onelot/screens/newShares/offer'
import { groupTyped } from '@onelot/ui'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type KeypadKey, digitKeys, press } from '../packages/ui/src/primitives/NumberKeyboard/keypad.ts'
import { type ShownScreen, screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const SEED = 50
const RUNS = 5
/** Of won and of shares: no decimals, and as many characters as an amount may have. */
const rules = { places: 0, maxLength: 15 }

interface Flow extends Pick<ShownScreen, 'name' | 'screen'> {
  readonly world: WorldName
  /** The button of the page that opens the sheet of the amount; where it is on the page itself, none. */
  readonly opens?: RegExp
  /** What the amount is called. */
  readonly label: string
  /** What the button over the keys says. */
  readonly next: RegExp
  /** Where an amount that is right is named once more. */
  readonly reviewed: 'main' | '[role=dialog]'
  /** Too little, and said only once the reader goes on: a ticket says of none at once that it is too few. */
  readonly tooLittle: readonly string[]
  /** One that is right, and how the review names it. */
  readonly right: readonly [typed: string, named: RegExp]
}
const apple = instrumentId('US:AAPL')
const flows: readonly (readonly [string, Flow])[] = [
  [
    'a deposit',
    {
      name: 'deposit',
      screen: <DepositScreen currency="KRW" />,
      world: 'readyToWithdraw',
      label: 'Amount',
      next: /^Next$/,
      reviewed: 'main',
      tooLittle: ['', '1'],
      right: ['50000', /₩50,000/],
    },
  ],
  [
    'a withdrawal',
    {
      name: 'withdraw',
      screen: <WithdrawScreen currency="KRW" />,
      world: 'readyToWithdraw',
      label: 'Amount',
      next: /^Withdraw/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '1'],
      right: ['50000', /₩50,000/],
    },
  ],
  [
    'an exchange',
    {
      name: 'exchange',
      screen: <ExchangeScreen from="KRW" into="USD" />,
      world: 'readyToWithdraw',
      label: 'You give',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '1'],
      right: ['50000', /₩50,000/],
    },
  ],
  [
    'a purchase',
    {
      name: 'stockDetail',
      screen: <StockDetailScreen instrument={apple} />,
      world: 'holder',
      opens: /^Buy$/,
      label: 'Shares',
      next: /^Review order$/,
      reviewed: '[role=dialog]',
      tooLittle: [''],
      right: ['3', /3 shares/],
    },
  ],
  [
    'a sale',
    {
      name: 'stockDetail',
      screen: <StockDetailScreen instrument={apple} />,
      world: 'protectedHolder',
      opens: /^Sell$/,
      label: 'Shares to sell',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: [''],
      right: ['1', /Sell 1 share/],
    },
  ],
  [
    'a bid',
    {
      name: 'auction',
      screen: <AuctionScreen auction={auctionId('haneul-bio')} />,
      world: 'auctionsAnnounced',
      opens: /^Place a bid$/,
      label: 'Shares',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '1'],
      right: ['100', /100 shares/],
    },
  ],
  [
    'an application',
    {
      name: 'offer',
      screen: <OfferScreen offer={offerId('hanbit-robotics')} />,
      world: 'offersAnnounced',
      opens: /^Apply$/,
      label: 'Shares',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '1'],
      right: ['30', /30 shares/],
    },
  ],
  [
    'a repayment',
    {
      name: 'loan',
      screen: <RepaymentScreen />,
      world: 'loanRunning',
      opens: /^Pay back now$/,
      label: 'Amount',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '0'],
      right: ['50000', /₩50,000/],
    },
  ],
  [
    'an amount to follow with',
    {
      name: 'mentor',
      screen: <MentorScreen mentor={mentorId('river')} />,
      world: 'mentorsAnnounced',
      opens: /^Follow$/,
      label: 'Amount',
      next: /^Review$/,
      reviewed: '[role=dialog]',
      tooLittle: ['', '1'],
      right: ['1000', /1,000/],
    },
  ],
]

/** The sheet of the amount, or the page that it is on. */
const around = ({ opens }: Flow): ParentNode => {
  if (opens === undefined) return document
  const sheet = [...document.querySelectorAll('[role=dialog]')].at(-1)
  if (sheet === undefined) throw new Error('no sheet is open')
  return sheet
}
const named = (name: RegExp, within: ParentNode): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find((button) => name.test(button.textContent))
  if (found === undefined) throw new Error(`no button is called ${String(name)}`)
  return found
}
const nextOf = (flow: Flow) => named(flow.next, around(flow))
/** The sheet that asks for the amount is the uppermost one. */
const isAsked = (flow: Flow): boolean =>
  flow.opens !== undefined &&
  [...around(flow).querySelectorAll('button')].some(({ textContent }) => flow.next.test(textContent))
const keysOf = ({ label }: Flow) =>
  document.querySelector(`[role=group][aria-label*="${label}"][data-placement]`)
function figureOf({ label }: Flow): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )?.control
  if (!(found instanceof HTMLInputElement)) throw new Error(`nothing is called ${label}`)
  return found
}
const isInvalid = (flow: Flow) => figureOf(flow).getAttribute('aria-invalid') === 'true'

/** Presses a key, and waits until it was taken. */
async function type(flow: Flow, key: KeypadKey): Promise<void> {
  const keys = [...(keysOf(flow)?.querySelectorAll('button') ?? [])]
  const found = keys.find(({ dataset, textContent }) =>
    key === 'erase' ? dataset['key'] === key : textContent === key,
  )
  if (found === undefined) throw new Error(`there is no key ${key}`)
  found.click()
  await new Promise((resolve) => setTimeout(resolve, 0))
}
const isDigit = (text: string): text is (typeof digitKeys)[number] =>
  digitKeys.some((digit) => digit === text)
/** Types an amount in the place of what is there, which has so many digits at most. */
async function typeAnew(flow: Flow, amount: string): Promise<void> {
  for (let left = rules.maxLength; left > 0 && figureOf(flow).value !== ''; left -= 1)
    await type(flow, 'erase')
  for (const digit of amount) if (isDigit(digit)) await type(flow, digit)
}

beforeEach(async () => {
  await page.viewport(390, 844)
})

describe.each(flows)('the amount of %s', (_, flow) => {
  const stage = screenStage(flow.world)
  beforeEach(async () => {
    await stage.show(flow)
    const { opens } = flow
    if (opens !== undefined) {
      await until(() => {
        expect(named(opens, document).dataset['state']).toBe('ready')
      })
      named(opens, document).click()
    }
    await until(() => {
      expect(figureOf(flow).getAttribute('inputmode')).toBe('none')
    })
    figureOf(flow).focus()
    await until(() => {
      expect(keysOf(flow)).not.toBeNull()
      expect(nextOf(flow).disabled).toBe(false)
    })
  })

  it('is what its keys type, whatever they are', async () => {
    const keys = fc.array(fc.constantFrom<KeypadKey>(...digitKeys, 'erase'), { maxLength: 18 })
    await fc.assert(
      fc.asyncProperty(keys, async (pressed) => {
        await typeAnew(flow, '')
        for (const key of pressed) await type(flow, key)
        const typed = pressed.reduce((text, key) => press(text, key, rules), '')
        await until(() => {
          expect(figureOf(flow).value).toBe(groupTyped(typed, 'en'))
        })
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  it('has its button right above the keys', () => {
    const { bottom } = nextOf(flow).getBoundingClientRect()
    const { top } = keysOf(flow)?.getBoundingClientRect() ?? new DOMRect()
    expect(top - bottom).toBeGreaterThanOrEqual(0)
    expect(top - bottom).toBeLessThan(24)
  })

  it('is too much at once', async () => {
    await typeAnew(flow, '99999999999999')
    await until(() => {
      expect(isInvalid(flow)).toBe(true)
    })
  })

  it.each(flow.tooLittle)('of “%s” is refused once the reader goes on, and has the focus', async (amount) => {
    await typeAnew(flow, amount)
    expect(isInvalid(flow)).toBe(false)
    nextOf(flow).click()
    await until(() => {
      expect(isInvalid(flow)).toBe(true)
      expect(document.activeElement).toBe(figureOf(flow))
    })
    await type(flow, '5')
    await until(() => {
      expect(isInvalid(flow)).toBe(false)
      expect(figureOf(flow).value).toBe(press(amount, '5', rules))
    })
  })

  it('that is right is named once more', async () => {
    const [typed, inWords] = flow.right
    await typeAnew(flow, typed)
    await until(() => {
      expect(nextOf(flow).dataset['state']).toBe('ready')
    })
    nextOf(flow).click()
    await until(() => {
      const shown = [...document.querySelectorAll(flow.reviewed)].map(({ textContent }) => textContent)
      expect(isAsked(flow)).toBe(false)
      expect(shown.join()).toMatch(inWords)
    })
  })
})
