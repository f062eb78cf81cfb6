import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'
import { buttonSizes, buttonVariants } from './Button.css.ts'

const meta = {
  title: 'Primitives/Button',
  tags: ['widget', 'autodocs'],
  component: Button,
  args: { children: 'Review order', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { variant: 'secondary', size: 'small', block: true } }

export const PressedByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Review order' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: () => (
    <Stack gap="x3">
      {buttonVariants.map((variant) => (
        <Inline key={variant} wrap>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            small
          </Button>
          <Button variant={variant} disabled>
            off
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const SellAndBuy: Story = {
  render: () => (
    <Inline wrap>
      <Button variant="down" block>
        Sell
      </Button>
      <Button variant="up" block>
        Buy
      </Button>
    </Inline>
  ),
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args, t }) => {
    const button = canvas.getByRole('button', {
      name: new RegExp(`Review order.*${RegExp.escape(t('loading'))}`),
    })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Block: Story = { args: { block: true } }
export const WithIcon: Story = { args: { icon: <Icon icon={ArrowRight} size="small" /> } }
export const LoadingVariants: Story = {
  render: () => (
    <Stack gap="x3">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} loading block>
          {variant}
        </Button>
      ))}
    </Stack>
  ),
}
export const Translated: Story = {
  args: { loading: true },
  parameters: { argsIn: { kor: { children: '주문 내용 확인' }, tw: { children: '確認委託內容' } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: new RegExp(RegExp.escape(t('loading'))) })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    block: true,
    children:
      'Confirm the purchase of 1,000 shares and accept the charges named above 주문을 확인하고 수수료에 동의해요',
  },
}
