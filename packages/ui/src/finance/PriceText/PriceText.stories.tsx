import { decimal, defaultMarkets, stepTick } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { textSteps, textWeights } from '../../primitives/Text/Text.css.ts'
import { PriceText, priceTones } from './PriceText.tsx'

const meta = {
  title: 'Finance/PriceText',
  tags: ['widget', 'autodocs'],
  component: PriceText,
  args: { price: decimal('71200'), scale: defaultMarkets.KRX, currencyShown: true },
  argTypes: {
    tone: { control: 'select', options: priceTones },
    scale: { control: false },
    size: { control: 'select', options: textSteps },
    weight: { control: 'select', options: textWeights },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PriceText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: {
    price: decimal('187.36'),
    scale: defaultMarkets.US,
    size: 'display',
    weight: 'bold',
    tone: 'down',
  },
}

function Ticking() {
  const [price, setPrice] = useState(decimal('71200'))
  const move = (ticks: number) => () => {
    setPrice(stepTick(defaultMarkets.KRX, price, ticks))
  }
  return (
    <Stack>
      <PriceText price={price} scale={defaultMarkets.KRX} currencyShown size="display" weight="bold" />
      <Inline>
        <Button variant="secondary" onClick={move(0)}>
          Same price
        </Button>
        <Button variant="secondary" onClick={move(-1)}>
          Tick down
        </Button>
        <Button variant="secondary" onClick={move(1)}>
          Tick up
        </Button>
      </Inline>
    </Stack>
  )
}

/** Resolves once the browser has told that the element is in view: only what is seen is tinted. */
const seen = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })

/** The price that is shown, once it is seen, and the tints that it gets. */
async function watched(canvasElement: HTMLElement) {
  const price = canvasElement.querySelector('[data-stale]')
  if (!(price instanceof HTMLElement)) throw new Error('no price is shown')
  const tints: (string | undefined)[] = []
  const watch = new MutationObserver(() => tints.push(price.dataset['tick']))
  watch.observe(price, { attributeFilter: ['data-tick'] })
  await seen(price)
  return { price, tints, watch }
}

export const TintsInTheDirectionOfATick: Story = {
  render: () => <Ticking />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { price, tints, watch } = await watched(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Same price' }))
    await expect(tints).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Tick up' }))
    await waitFor(() => expect(tints).toContain('up'))
    await userEvent.click(canvas.getByRole('button', { name: 'Tick down' }))
    await waitFor(() => expect(tints).toContain('down'))
    await waitFor(() => expect(price).not.toHaveAttribute('data-tick'))
    watch.disconnect()
  },
}

function Resuming() {
  const [steps, setSteps] = useState(0)
  const price = stepTick(defaultMarkets.KRX, decimal('71200'), [0, 0, 5, 4][steps] ?? 0)
  return (
    <Inline>
      <PriceText price={price} scale={defaultMarkets.KRX} stale={steps === 1} />
      <Button variant="secondary" onClick={() => setSteps(steps + 1)}>
        {['Stop', 'Resume higher', 'Tick down'][steps] ?? 'Done'}
      </Button>
    </Inline>
  )
}

/** What moved while prices had stopped is no tick. */
export const ResumesWithoutATint: Story = {
  render: () => <Resuming />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { price, tints, watch } = await watched(canvasElement)
    for (const name of ['Stop', 'Resume higher', 'Tick down'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(tints).toContain('down'))
    await expect(tints).not.toContain('up')
    await waitFor(() => expect(price).not.toHaveAttribute('data-tick'))
    watch.disconnect()
  },
}

export const Stale: Story = {
  args: { stale: true, tone: 'up' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.staleShort'), { exact: false })).toBeInTheDocument()
  },
}

export const Tones: Story = {
  render: (args) => (
    <Inline gap="x6" wrap>
      {(['up', 'down', 'flat', 'neutral'] as const).map((tone) => (
        <PriceText key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
}

/** The largest text leaves a price of many digits no room at the size that was asked for. */
export const FitsWhereItIsNarrow: Story = {
  args: { price: decimal('98765.43'), scale: defaultMarkets.US, size: 'display', weight: 'bold', fit: true },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ width: '8rem', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow').getBoundingClientRect()
    const price = canvas.getByText(/98,765\.43/).getBoundingClientRect()
    await expect(price.right).toBeLessThanOrEqual(narrow.right + 0.5)
  },
}

export const EdgeValues: Story = {
  render: () => (
    <Stack gap="x2">
      <PriceText price={decimal('0.0001')} scale={defaultMarkets.US} currencyShown />
      <PriceText price={decimal('999999999999')} scale={defaultMarkets.KRX} currencyShown />
    </Stack>
  ),
}

/** Recorded finer than the tick, at the edge of two rows, an average: each as a price that could be paid. */
export const OnTheTick: Story = {
  render: () => (
    <Stack gap="x2">
      <PriceText price={decimal('64.501427')} scale={defaultMarkets.US} />
      <PriceText price={decimal('0.9999')} scale={defaultMarkets.US} />
      <PriceText price={decimal('0.0215')} scale={defaultMarkets.CRYPTO} />
      <PriceText price={decimal('71234.5')} scale={defaultMarkets.KRX} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of ['64.50', '0.9999', '0.0215', '71,200'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}
