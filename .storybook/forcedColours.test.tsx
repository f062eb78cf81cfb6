import { localDate } from '@onelot/domain'
import {
  Button,
  Calendar,
  Checkbox,
  ChipGroup,
  Progress,
  RadioGroup,
  SegmentedControl,
  Switch,
  TabBar,
  Tabs,
  TextField,
} from '@onelot/ui'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { prefer } from './media.ts'
import { clearStage, draw } from './stage.tsx'

beforeAll(() => prefer({ forcedColours: true, reducedMotion: true }))
afterAll(() => prefer({}))

const nothing = () => undefined
const choices = [
  { value: 'buy', label: 'Buy', tone: 'up' as const },
  { value: 'sell', label: 'Sell', tone: 'down' as const },
]
const entries = [
  { id: 'home', href: '#home', label: 'Home', icon: Star },
  { id: 'mine', href: '#mine', label: 'Mine', icon: Star },
]
const day = (value: string) => (
  <Calendar label="Day" today={localDate('2026-03-10')} value={localDate(value)} onSelect={nothing} />
)
const tabs = (value: string, variant: 'line' | 'segmented') => (
  <Tabs label="List" tabs={choices} value={value} onChange={nothing} variant={variant}>
    Quotes
  </Tabs>
)
const segments = (value: string, look: 'well' | 'text') => (
  <SegmentedControl label="Side" segments={choices} value={value} onChange={nothing} look={look} />
)
const radios = (value: string, disabled = false) => (
  <RadioGroup label="Side" choices={choices} value={value} onChange={nothing} disabled={disabled} />
)

/** The pixels of a widget, as the browser draws it. */
async function pictureOf(node: ReactNode, act?: (stage: HTMLElement) => void): Promise<string> {
  const stage = draw(node)
  stage.style.padding = '12px'
  act?.(stage)
  const picture = await page.screenshot({ element: stage, save: false })
  clearStage()
  return picture
}

/** Each pair shows the same text. */
const pairs: readonly (readonly [string, ReactNode, ReactNode])[] = [
  [
    'a switch that is on',
    <Switch label="Margin" checked={false} onChange={nothing} />,
    <Switch label="Margin" checked onChange={nothing} />,
  ],
  [
    'a switch that is off and disabled',
    <Switch label="Margin" checked onChange={nothing} />,
    <Switch label="Margin" checked disabled onChange={nothing} />,
  ],
  [
    'a box that is ticked',
    <Checkbox label="I agree" checked={false} onChange={nothing} />,
    <Checkbox label="I agree" checked onChange={nothing} />,
  ],
  ['a chosen radio', radios('buy'), radios('sell')],
  ['a radio that cannot be chosen', radios('buy'), radios('buy', true)],
  ['the side of an order', segments('buy', 'well'), segments('sell', 'well')],
  ['a choice within a line', segments('buy', 'text'), segments('sell', 'text')],
  ['the tab in view', tabs('buy', 'line'), tabs('sell', 'line')],
  ['the period in view', tabs('buy', 'segmented'), tabs('sell', 'segmented')],
  [
    'a pressed chip',
    <ChipGroup label="Share" options={choices} value="buy" onSelect={nothing} />,
    <ChipGroup label="Share" options={choices} value="sell" onSelect={nothing} />,
  ],
  ['the day chosen', day('2026-03-04'), day('2026-03-05')],
  [
    'how far a bar has got',
    <Progress label="Sold" value={20} text="Some" />,
    <Progress label="Sold" value={60} text="Some" />,
  ],
  ['a button that is off', <Button>Buy</Button>, <Button disabled>Buy</Button>],
  ['an answer awaited', <Button>Buy</Button>, <Button loading>Buy</Button>],
]

describe('under forced colours', () => {
  it('draws the same twice', async () => {
    expect(await pictureOf(radios('buy'))).toBe(await pictureOf(radios('buy')))
  })
  it.each(pairs)('shows %s', async (_, one, other) => {
    expect(await pictureOf(one)).not.toBe(await pictureOf(other))
  })
  it('marks the present screen by more than its colour', async () => {
    const bar = (active: string) => (
      <TabBar
        label="Places"
        entries={entries}
        active={active}
        Link={({ children, ...link }) => <a {...link}>{children}</a>}
      />
    )
    expect(await pictureOf(bar('home'))).not.toBe(await pictureOf(bar('mine')))
  })
  it.each([
    ['a button', <Button>Buy</Button>, 'button'],
    ['a field', <TextField label="Name" value="" onChange={nothing} />, 'input'],
    ['a box', <Checkbox label="I agree" checked={false} onChange={nothing} />, 'input'],
    ['a radio', radios('buy'), 'input'],
    ['a segment', segments('buy', 'well'), 'input'],
    ['a tab', tabs('buy', 'line'), '[role=tab]'],
    ['a day', day('2026-03-04'), '[data-date]'],
  ] as const)('shows the focus on %s', async (_, node, selector) => {
    const focus = (stage: HTMLElement) => {
      stage.querySelector<HTMLElement>(selector)?.focus({ focusVisible: true })
    }
    expect(await pictureOf(node)).not.toBe(await pictureOf(node, focus))
  })
  it.each(['primary', 'secondary', 'up', 'down'] as const)(
    'draws an edge around a button: %s',
    async (variant) => {
      let edge = ''
      await pictureOf(<Button variant={variant}>Buy</Button>, (stage) => {
        edge = getComputedStyle(stage.querySelector('button') ?? stage).borderTopStyle
      })
      expect(edge).toBe('solid')
    },
  )
})
