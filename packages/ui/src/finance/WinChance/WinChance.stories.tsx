import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { WinChance } from './WinChance.tsx'
import { winChanceLooks } from './WinChance.css.ts'

const meta = {
  title: 'Finance/WinChance',
  tags: ['widget', 'autodocs'],
  component: WinChance,
  args: {
    least: 0,
    most: 10,
    chance: decimal('0.41'),
    note: 'What is not won comes back on Fri, Mar 13.',
  },
  argTypes: { look: { control: 'select', options: winChanceLooks } },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { note: '당첨되지 않은 금액은 3월 13일 (금)에 돌려받아요.' },
      tw: { note: '未中籤的款項將於 3月13日（週五）退還。' },
    },
  },
} satisfies Meta<typeof WinChance>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, t }) => {
    const [outcomes, chance] = canvas.getAllByRole('definition')
    const most = t('finance.shares', { count: 10 })
    await expect(outcomes).toHaveTextContent(t('products.chance.either', { least: 0, most }))
    await expect(chance).toHaveTextContent('41%')
  },
}
export const Playground: Story = { args: { look: 'line', note: undefined } }
/** What is nearly impossible or nearly certain is not written as either. */
export const AtTheEnds: Story = {
  render: () => (
    <Stack gap="x3">
      <WinChance least={0} most={0} chance={decimal('0')} />
      <WinChance least={0} most={10} chance={decimal('0.004')} />
      <WinChance least={0} most={1} chance={decimal('0.9999')} />
      <WinChance least={20} most={20} chance={decimal('1')} />
    </Stack>
  ),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('products.chance.small', { percent: '1%' }))).toBeVisible()
    await expect(canvas.getByText(t('products.chance.large', { percent: '99%' }))).toBeVisible()
    await expect(canvas.getByText('100%')).toBeVisible()
  },
}
export const EdgeValues: Story = {
  render: () => (
    <Stack gap="x3">
      <WinChance least={0} most={1_000_000_000_000} chance={decimal('0.5')} />
      <WinChance look="line" least={0} most={1_000_000_000_000} chance={decimal('0.5')} />
    </Stack>
  ),
}

/** The words that continue in a second line. */
function brokenWords(figure: HTMLElement): string[] {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  return broken
}

/** On a small phone, in the largest text, all of a figure is inside its panel, whatever the other one says. */
export const SmallPhone: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Stack gap="x3">
      <WinChance least={20} most={20} chance={decimal('1')} />
      <WinChance least={999_999_999_990} most={1_000_000_000_000} chance={decimal('1')} />
      <WinChance least={0} most={1_000_000_000_000} chance={decimal('0.9999')} />
      <WinChance look="line" least={999_999_999_990} most={1_000_000_000_000} chance={decimal('1')} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('definition')) {
      const panel = figure.closest('[data-look]')
      if (!(panel instanceof HTMLElement)) throw new Error('the figure is in no panel')
      const { paddingRight, paddingLeft } = getComputedStyle(panel)
      const range = document.createRange()
      range.selectNodeContents(figure)
      const { left, right } = range.getBoundingClientRect()
      const edges = panel.getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(edges.right - Number.parseFloat(paddingRight) + 1)
      await expect(left).toBeGreaterThanOrEqual(edges.left + Number.parseFloat(paddingLeft) - 1)
      await expect(brokenWords(figure)).toEqual([])
    }
    // Alone in its line, it is at the end of the panel, as beside the other figure.
    const [, , , alone] = canvas.getAllByRole('definition')
    const panel = alone?.closest('[data-look]')
    const end = panel
      ? panel.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(panel).paddingRight)
      : NaN
    await expect(alone?.getBoundingClientRect().right).toBeCloseTo(end, 0)
  },
}
