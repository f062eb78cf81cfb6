import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { NavBar } from './NavBar.tsx'

const meta = {
  title: 'Primitives/NavBar',
  tags: ['widget', 'autodocs'],
  component: NavBar,
  args: { title: 'Position', onBack: fn() },
  argTypes: { trailing: { control: false }, detail: { control: false } },
} satisfies Meta<typeof NavBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: { trailing: <IconButton label="Add to watchlist" icon={<Icon icon={Star} />} /> },
}

export const GoesBackByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Position' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
const star = fn()
export const WithAnActionAtItsEnd: Story = {
  args: { trailing: <IconButton label="Add to watchlist" icon={<Icon icon={Star} />} onClick={star} /> },
  play: async ({ canvas, userEvent, args }) => {
    star.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to watchlist' }))
    await expect(star).toHaveBeenCalledOnce()
    await expect(args.onBack).not.toHaveBeenCalled()
  },
}
export const WithoutBack: Story = {
  render: () => <NavBar title="Market" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const StaysInSightOfALongPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0))
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
  },
}
export const WithAFigureUnderItsTitle: Story = {
  args: { title: 'Hanbit Semiconductor', detail: '72,400' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hanbit Semiconductor' })).toBeVisible()
    await expect(canvas.getByText('72,400')).toBeVisible()
  },
}
/** At 320 pixels, beside three buttons, the title is one line over the figure, and the bar as high as without it. */
export const ALongTitleOverAFigure: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Hanbit Semiconductor International Holdings',
    detail: <Text size="small">72,400</Text>,
    trailing: ['Price alerts', 'Add to watchlist', 'Copy link'].map((label) => (
      <IconButton key={label} label={label} icon={<Icon icon={Star} />} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(48)
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThan(2)
  },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { title: '보유 종목' }, tw: { title: '持有部位' } } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: t('back') })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    title: 'Wertpapierhandelsgesellschaft Beteiligungen and Holdings International',
    trailing: <IconButton label="Add to watchlist" icon={<Icon icon={Star} />} />,
  },
}

/** At 320 pixels a long title stays beside the buttons, in two lines, and breaks between words. */
export const LongTitleBesideThreeButtons: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Hanbit Semiconductor International Holdings',
    trailing: ['Price alerts', 'Add to watchlist', 'Copy link'].map((label) => (
      <IconButton key={label} label={label} icon={<Icon icon={Star} />} />
    )),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const written = title.getBoundingClientRect()
    const back = canvas.getAllByRole('button').at(0)?.getBoundingClientRect()
    const first = canvas.getByRole('button', { name: 'Price alerts' }).getBoundingClientRect()
    await expect(written.left).toBeGreaterThanOrEqual(back?.right ?? 0)
    await expect(written.right).toBeLessThanOrEqual(first.left)
    await expect(written.height).toBeLessThanOrEqual(
      2.5 * Number.parseFloat(getComputedStyle(title).lineHeight),
    )
  },
}

/** At 320 pixels with the largest text the title is under the buttons, as large as the text, and the figure between them. */
export const LargestTextOnALineOfItsOwn: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Hanbit Semiconductor International',
    detail: <Text size="small">72,400</Text>,
    trailing: <IconButton label="Add to watchlist" icon={<Icon icon={Star} />} />,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const added = canvas.getByRole('button', { name: 'Add to watchlist' }).getBoundingClientRect()
    const figure = canvas.getByText('72,400').getBoundingClientRect()
    await expect(Number.parseFloat(getComputedStyle(title).fontSize)).toBeGreaterThan(30)
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(added.bottom)
    await expect(figure.top).toBeLessThan(added.bottom)
    await expect(figure.right).toBeLessThanOrEqual(added.left)
  },
}
