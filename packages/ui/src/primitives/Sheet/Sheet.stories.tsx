import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Sheet, type SheetProps } from './Sheet.tsx'
import { sheetCoverages } from './Sheet.css.ts'
import { SheetPanel } from './SheetPanel.ts'

const TOUCH_PX = 44

const charges = (paragraphs: number) => (
  <Stack>
    {Array.from({ length: paragraphs }, (_, index) => (
      <Text key={index} as="p" tone="secondary">
        Every charge is named here, one in a line, before you agree to it.
      </Text>
    ))}
  </Stack>
)

/** Opens by a button, and closes once it was asked to. */
function Controlled({ open: opened, onClose, ...props }: SheetProps) {
  const [open, setOpen] = useState(opened)
  return (
    <Stack>
      <Text as="p">The chart stays visible behind the sheet.</Text>
      <Button onClick={() => setOpen(true)}>Review</Button>
      <Sheet
        {...props}
        open={open}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
      />
    </Stack>
  )
}

const meta = {
  title: 'Primitives/Sheet',
  tags: ['widget', 'autodocs'],
  component: Sheet,
  args: {
    open: false,
    title: 'Review order',
    description: 'AAPL, buy, limit',
    children: charges(3),
    footer: <Button variant="up">Buy 10 shares</Button>,
    onClose: fn(),
  },
  argTypes: {
    open: { control: false },
    children: { control: false },
    footer: { control: false },
    coverage: { control: 'select', options: sheetCoverages },
  },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

/** Open, as it is to be measured. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog')
  },
}
export const Playground: Story = { args: { children: charges(1) } }
export const WithoutAFooter: Story = { args: { footer: undefined } }
export const ScrollsInside: Story = {
  args: { children: charges(40) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0))
    await expect(screen.getByRole('button', { name: 'Buy 10 shares' })).toBeVisible()
  },
}
export const LeavesThePageInSight: Story = {
  globals: { textSize: 'normal' },
  args: { children: charges(40), coverage: 'half' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const sheet = await screen.findByRole('dialog')
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.64 + 1)
    const behind = document.elementFromPoint(window.innerWidth / 2, 4)
    if (behind === null) throw new Error('Nothing is above the sheet')
    await expect(getComputedStyle(behind).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull()
    await userEvent.click(behind)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** In the largest text its eight lines would leave nothing to scroll in. */
export const ALongTitleLeavesRoomForWhatIsUnderIt: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Buy Garon International Advanced Materials and Sustainable Energy Solutions Holdings',
    children: charges(40),
    coverage: 'half',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const body = await screen.findByRole('group', { name: args.title })
    await expect(body.clientHeight).toBeGreaterThan(2 * TOUCH_PX)
  },
}
export const ClosesByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Review' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Review order' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** It sinks with what is in it, and only then goes. */
export const SinksAsItCloses: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const sheet = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: t('close') }))
    await expect(sheet).toHaveAttribute('data-state', 'closed')
    await expect(sheet).toHaveTextContent('Buy 10 shares')
    await expect(sheet.getAnimations()).toHaveLength(1)
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
  },
}

export const ClosesByItsButtonAndByTheScrim: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await screen.findByRole('button', { name: t('close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const scrim = (await screen.findByRole('dialog')).previousElementSibling
    if (!scrim) throw new Error('the sheet has no scrim')
    await userEvent.click(scrim)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The page beside it stays in use, and presses on it do not close it. */
function Beside(props: SheetProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <SheetPanel value={panel}>
        <Controlled {...props} />
      </SheetPanel>
      <div ref={setPanel} />
    </div>
  )
}
export const BesideThePage: Story = {
  globals: { textSize: 'normal' },
  render: (args) => <Beside {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Review' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Review order' })
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(window.innerWidth / 2 - 20)
    await expect(opener).toBeVisible()
    await userEvent.click(canvas.getByText('The chart stays visible behind the sheet.'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    screen.getByRole('group', { name: 'Review order' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        title: '주문 확인',
        description: 'AAPL, 매수, 지정가',
        children: <Text as="p">수수료와 세금을 먼저 보여 드려요.</Text>,
        footer: <Button variant="up">10주 매수하기</Button>,
      },
      tw: {
        title: '確認委託',
        description: 'AAPL，買進，限價',
        children: <Text as="p">下單前會列出每一筆費用。</Text>,
        footer: <Button variant="up">買進 10 股</Button>,
      },
    },
  },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await screen.findByRole('button', { name: t('close') })
  },
}
export const LongText: Story = {
  args: {
    title: '주문 내용을 확인하고 수수료와 세금을 살펴본 다음에 주문해 주세요',
    description: '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사',
    footer: <Button>Wertpapierauftragsbestätigung kostenpflichtig absenden</Button>,
  },
}
