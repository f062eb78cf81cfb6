import { DepositScreen } from '@onelot/screens/funds/deposit'
import { ExchangeScreen } from '@onelot/screens/funds/exchange'
import { WithdrawScreen } from '@onelot/screens/funds/withdraw'
import { groupTyped } from '@onelot/ui'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type KeypadKey, digitKeys, press } from '../packages/ui/src/primitives/NumberKeyboard/keypad.ts'
import { type ShownScreen, screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('readyToWithdraw')
const SEED = 50
const RUNS = 12
/** Of won: no decimals, and as many characters as an amount may have. */
const rules = { places: 0, maxLength: 15 }

interface Flow extends Pick<ShownScreen, 'name' | 'screen'> {
  /** What the amount is called. */
  readonly label: string
  /** What the button over the keys says. */
  readonly next: RegExp
  /** Where an amount that is right is named once more. */
  readonly reviewed: string
}
const flows: readonly (readonly [string, Flow])[] = [
  [
    'a deposit',
    {
      name: 'deposit',
      screen: <DepositScreen currency="KRW" />,
      label: 'Amount',
      next: /^Next$/,
      reviewed: 'main',
    },
  ],
  [
    'a withdrawal',
    {
      name: 'withdraw',
      screen: <WithdrawScreen currency="KRW" />,
      label: 'Amount',
      next: /^Withdraw/,
      reviewed: '[role=dialog]',
    },
  ],
  [
    'an exchange',
    {
      name: 'exchange',
      screen: <ExchangeScreen from="KRW" into="USD" />,
      label: 'You give',
      next: /^Review$/,
      reviewed: '[role=dialog]',
    },
  ],
]

const buttons = () => [...document.querySelectorAll('button')]
const named = (name: RegExp | string): HTMLButtonElement => {
  const found = buttons().find((button) =>
    typeof name === 'string' ? button.textContent === name : name.test(button.textContent),
  )
  if (found === undefined) throw new Error(`no button is called ${String(name)}`)
  return found
}
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
  beforeEach(async () => {
    await stage.show(flow)
    await until(() => {
      expect(figureOf(flow).getAttribute('inputmode')).toBe('none')
      expect(keysOf(flow)).not.toBeNull()
      expect(named(flow.next).disabled).toBe(false)
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
    const { bottom } = named(flow.next).getBoundingClientRect()
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

  it.each(['', '1'])('of “%s” is refused once the reader goes on, and has the focus', async (amount) => {
    await typeAnew(flow, amount)
    expect(isInvalid(flow)).toBe(false)
    named(flow.next).click()
    await until(() => {
      expect(isInvalid(flow)).toBe(true)
      expect(document.activeElement).toBe(figureOf(flow))
    })
    await type(flow, '5')
    await until(() => {
      expect(isInvalid(flow)).toBe(false)
      expect(figureOf(flow).value).toBe(`${amount}5`)
    })
  })

  it('that is right is named once more', async () => {
    await typeAnew(flow, '50000')
    named(flow.next).click()
    await until(() => {
      const shown = [...document.querySelectorAll(flow.reviewed)].map(({ textContent }) => textContent)
      expect(shown.join()).toContain('₩50,000')
    })
  })
})
