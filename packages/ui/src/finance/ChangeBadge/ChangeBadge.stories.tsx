import { currencies, decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { textSteps, textWeights } from '../../primitives/Text/Text.css.ts'
import { changeBetween } from '../format/change.ts'
import { ChangeBadge, changeParts } from './ChangeBadge.tsx'
import { changeVariants } from './ChangeBadge.css.ts'

const up = changeBetween(decimal('69500'), decimal('71200'))
const down = changeBetween(decimal('190.04'), decimal('187.36'))
const flat = changeBetween(decimal('5'), decimal('5'))

const meta = {
  title: 'Finance/ChangeBadge',
  tags: ['widget', 'autodocs'],
  component: ChangeBadge,
  args: { change: up },
  argTypes: {
    show: { control: 'select', options: changeParts },
    variant: { control: 'select', options: changeVariants },
    currency: { control: 'select', options: currencies },
    size: { control: 'select', options: textSteps },
    weight: { control: 'select', options: textWeights },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChangeBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, t }) => {
    await expect(canvasElement).toHaveTextContent(`${t('finance.directions.up')} +2.45%`)
  },
}
export const Playground: Story = { args: { variant: 'tinted', show: 'both', currency: 'KRW', size: 'body' } }

export const Directions: Story = {
  render: () => (
    <Stack gap="x2" align="start">
      {changeVariants.map((variant) =>
        [up, down, flat].map((change) => (
          <ChangeBadge key={`${variant} ${change.direction}`} change={change} variant={variant} show="both" />
        )),
      )}
    </Stack>
  ),
}

/** Nothing moved, or less than the figure shows: no arrow, no sign, no colour. */
export const ZeroHasNoDirection: Story = {
  render: () => (
    <Stack gap="x2" align="start">
      <ChangeBadge change={flat} />
      <ChangeBadge change={changeBetween(decimal('100000'), decimal('99999.9'))} />
      <ChangeBadge change={changeBetween(decimal('100000'), decimal('100000.1'))} show="both" places={0} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-direction=flat]')).toHaveLength(3)
    await expect(canvasElement.querySelector('svg')).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(/[+−-]/)
  },
}
export const HidesAnAmountOfOnesOwn: Story = {
  args: { own: true, show: 'both', currency: 'KRW' },
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('1,700')
    await expect(canvasElement).toHaveTextContent('+2.45%')
  },
}
export const Stale: Story = { args: { stale: true } }

export const EdgeValues: Story = {
  render: () => (
    <Stack gap="x2" align="start">
      <ChangeBadge change={changeBetween(decimal('0'), decimal('3'))} show="both" />
      <ChangeBadge change={changeBetween(decimal('0.0001'), decimal('999999'))} show="both" />
      <ChangeBadge change={changeBetween(decimal('100000'), decimal('100000.0001'))} show="both" />
    </Stack>
  ),
}
