import { currencies, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { textSteps, textWeights } from '../../primitives/Text/Text.css.ts'
import { Money, moneyTones } from './Money.tsx'

const meta = {
  title: 'Finance/Money',
  tags: ['widget', 'autodocs'],
  component: Money,
  args: { value: money('KRW', '12345678') },
  argTypes: {
    tone: { control: 'select', options: moneyTones },
    size: { control: 'select', options: textSteps },
    weight: { control: 'select', options: textWeights },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/[₩￦]12,345,678/)
  },
}

export const Playground: Story = {
  args: { value: money('USD', '-1234.5'), size: 'display', weight: 'bold', tone: 'change' },
}

export const Currencies: Story = {
  render: () => (
    <Stack gap="x2">
      {currencies.map((currency) => (
        <Money key={currency} value={money(currency, '1234567.89')} />
      ))}
    </Stack>
  ),
}

export const Changes: Story = {
  globals: { hideAmounts: 'shown' },
  render: () => (
    <Stack gap="x2">
      {['250.5', '-250.5', '0'].map((amount) => (
        <Money key={amount} value={money('USD', amount)} tone="change" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^\+(US)?\$250\.50−(US)?\$250\.50(US)?\$0\.00$/)
  },
}

export const Hidden: Story = {
  globals: { hideAmounts: 'hidden' },
  render: () => (
    <Stack gap="x2">
      <Money value={money('KRW', '12345678')} size="display" weight="bold" />
      <Money value={money('KRW', '-5')} tone="change" />
      <Money value={money('KRW', '1068')} own={false} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, t }) => {
    await expect(canvas.getAllByText(t('finance.amounts.hidden'))).toHaveLength(2)
    await expect(canvasElement).not.toHaveTextContent('12,345,678')
    await expect(canvasElement).not.toHaveTextContent('−')
    await expect(canvasElement).toHaveTextContent(/[₩￦]1,068/)
  },
}

/** In Chinese type a dot is as wide as it is high. */
export const AMaskFitsWhereItIsNarrow: Story = {
  globals: { hideAmounts: 'hidden', language: 'tw' },
  args: { value: money('USD', '1'), size: 'display', fit: true },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ width: '4rem', containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow').getBoundingClientRect()
    const mask = canvas.getByText(/••••/).getBoundingClientRect()
    await expect(mask.right).toBeLessThanOrEqual(narrow.right + 0.5)
  },
}

export const EdgeValues: Story = {
  globals: { hideAmounts: 'shown' },
  render: () => (
    <Stack gap="x2">
      <Money value={money('USD', '0.01')} />
      <Money value={money('KRW', '999999999999999999999')} size="small" fit />
      <Money value={money('USD', '-0.01')} tone="change" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/[₩￦]999,999,999,999,999,999,999/)
  },
}
