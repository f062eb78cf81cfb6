import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { noticeTones } from './NoticeBar.css.ts'
import { Stack } from '../Stack/Stack.tsx'

const meta = {
  title: 'Primitives/NoticeBar',
  tags: ['widget', 'autodocs'],
  component: NoticeBar,
  args: { children: 'Practice money. Prices are simulated.' },
  argTypes: { tone: { control: 'select', options: noticeTones } },
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Practice money. Prices are simulated.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Playground: Story = { args: { tone: 'accent' } }
export const Tones: Story = {
  render: () => (
    <Stack gap="x2">
      {noticeTones.map((tone) => (
        <NoticeBar key={tone} tone={tone}>
          {`Prices stopped at 10:42 KST (${tone})`}
        </NoticeBar>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tones = canvas.getAllByRole('status').map((notice) => notice.dataset['tone'])
    await expect(tones).toEqual([...noticeTones])
  },
}
export const Dismissed: Story = {
  args: { onDismiss: fn(), children: 'Please keep enough balance on the payment date, 9 January.' },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please keep enough balance')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('display.notice.dismiss') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const WithAnAction: Story = {
  args: {
    tone: 'accent',
    children: 'Verify your name to withdraw.',
    action: (
      <Button variant="quiet" size="small">
        Verify
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Verify your name to withdraw.')
    await expect(status).toContainElement(canvas.getByRole('button', { name: 'Verify' }))
  },
}
export const Translated: Story = {
  args: { tone: 'accent', onDismiss: fn() },
  parameters: {
    argsIn: {
      kor: { children: '납입일 1월 9일까지 잔액을 유지해 주세요.' },
      tw: { children: '模擬資金，價格為模擬。' },
    },
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: t('display.notice.dismiss') })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    children:
      '모의 투자예요. 가격은 시뮬레이션이며 실제 시장과 다를 수 있어요. 여기서 얻은 수익은 실제 돈이 아니에요.',
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/모의 투자예요/)
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(
      parseFloat(getComputedStyle(words).fontSize) * 2,
    )
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
}
