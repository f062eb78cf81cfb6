import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { vars } from '../../tokens/vars.css.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Carousel, type Slide } from './Carousel.tsx'

const slideOf = (id: string, title: string, text: string): Slide => ({
  id,
  label: title,
  content: (
    <Card>
      <Stack gap="x1">
        <Text weight="strong">{title}</Text>
        <Text tone="secondary">{text}</Text>
        <a
          href={`#/home/${id}`}
          style={{ display: 'flex', alignItems: 'center', minHeight: vars.size.touch }}
        >
          Read on
        </a>
      </Stack>
    </Card>
  ),
})

const slides = [
  slideOf('offer', 'Haneul Bio opens for subscription', 'Until Friday, 16:00 KST'),
  slideOf('dividend', 'Dividends of December', 'Paid on 15 January'),
  slideOf('hours', 'Closed on Monday', 'The Korean market keeps a holiday'),
]

const meta = {
  title: 'Primitives/Carousel',
  tags: ['widget', 'autodocs'],
  component: Carousel,
  args: { label: 'News', slides, onChange: fn() },
  argTypes: { slides: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const settled = { timeout: 3_000 }

export const Default: Story = {}
export const Playground: Story = { args: { loop: true, initialIndex: 1 } }

export const GoesToASlide: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(
      canvas.getByRole('group', {
        name: t('display.carousel.slideName', {
          position: 1,
          total: 3,
          name: 'Haneul Bio opens for subscription',
        }),
      }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('display.carousel.pause') })).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('display.carousel.go', { position: 2, name: 'Dividends of December' }),
      }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(/Dividends/),
    )
    await expect(args.onChange).toHaveBeenCalledWith({ index: 1 })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, t }) => {
    const here = () => canvas.getByRole('button', { current: true })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(here()).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 2, name: '' }))}`),
      ),
    )
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(here()).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 3, name: '' }))}`),
      ),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(here()).toHaveAccessibleName(
      new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 3, name: '' }))}`),
    )
    await userEvent.keyboard('{Home}')
    await waitFor(() =>
      expect(here()).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 1, name: '' }))}`),
      ),
    )
    await userEvent.tab()
    const first = canvas.getByRole('group', {
      name: new RegExp(
        `^${RegExp.escape(t('display.carousel.slideName', { position: 1, total: 3, name: '' }))}`,
      ),
    })
    await expect(within(first).getByRole('link', { name: 'Read on' })).toHaveFocus()
  },
}

/** Embla arrives after the first slide. */
const movable = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[style*=translate3d]')).not.toBeNull())

export const GoesRoundBothWays: Story = {
  args: { loop: true },
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    const inSight = async (name: RegExp) => {
      const slide = canvas.getByRole('group', { name })
      const middle = window.innerWidth / 2
      await waitFor(() => expect(slide.getBoundingClientRect().left).toBeLessThan(middle), settled)
      await waitFor(() => expect(slide.getBoundingClientRect().right).toBeGreaterThan(middle), settled)
    }
    await movable(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await inSight(
      new RegExp(`^${RegExp.escape(t('display.carousel.slideName', { position: 3, total: 3, name: '' }))}`),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({ index: 2 })
    await userEvent.keyboard('{ArrowRight}')
    await inSight(
      new RegExp(`^${RegExp.escape(t('display.carousel.slideName', { position: 1, total: 3, name: '' }))}`),
    )
  },
}

export const StaysAtItsEnds: Story = {
  args: { initialIndex: 2 },
  play: async ({ canvas, userEvent, args, t }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 3, name: '' }))}`),
      ),
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ShowsTheLastWhenSlidesBecomeFewer: Story = {
  args: { initialIndex: 2 },
  render: function Fewer(args) {
    const [count, setCount] = useState(slides.length)
    return (
      <Stack gap="x2">
        <Carousel {...args} slides={args.slides.slice(0, count)} />
        <Button onClick={() => setCount(count - 1)}>Take the last away</Button>
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    const less = canvas.getByRole('button', { name: 'Take the last away' })
    const viewport = canvas.getAllByRole('group', { name: args.label })[0]
    const isInView = async (name: RegExp) => {
      const slide = canvas.getByRole('group', { name })
      await waitFor(
        () => expect(slide.getBoundingClientRect().left).toBe(viewport?.getBoundingClientRect().left),
        settled,
      )
    }
    await movable(canvasElement)
    await userEvent.click(less)
    await isInView(
      new RegExp(`^${RegExp.escape(t('display.carousel.slideName', { position: 2, total: 2, name: '' }))}`),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({ index: 1 })
    await userEvent.click(less)
    await isInView(
      new RegExp(`^${RegExp.escape(t('display.carousel.slideName', { position: 1, total: 1, name: '' }))}`),
    )
  },
}
export const ShowsTheLastOnARoundTrip: Story = {
  ...ShowsTheLastWhenSlidesBecomeFewer,
  args: { initialIndex: 2, loop: true },
}

export const PlaysUntilItIsPaused: Story = {
  args: { slideMs: 3_000, loop: true },
  play: async ({ canvas, userEvent, t, endWait }) => {
    const live = canvas.getAllByRole('group', { name: 'News' })[0]
    await expect(live).toHaveAttribute('aria-live', 'off')
    await endWait(3_000)
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(
        new RegExp(`^${RegExp.escape(t('display.carousel.go', { position: 2, name: '' }))}`),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('display.carousel.pause') }))
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: t('display.carousel.play') })).toBeVisible()
  },
}

export const OneSlideNeedsNoDots: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NothingToShow: Story = {
  args: { slides: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const [group, ...others] = canvas.getAllByRole('group')
    await expect(others).toHaveLength(0)
    await expect(group).toHaveAccessibleName(args.label)
    await expect(group).toHaveTextContent(/^$/)
  },
}
export const EdgeValues: Story = {
  args: {
    slides: Array.from({ length: 12 }, (_, at) =>
      slideOf(String(at), `Notice ${String(at + 1)}`, 'Of twelve'),
    ),
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '공지',
        slideMs: 5_000,
        slides: [
          slideOf('a', '하늘바이오 청약 시작', '금요일 16시까지'),
          slideOf('b', '12월 배당', '1월 15일 지급'),
        ],
      },
      tw: {
        label: '公告',
        slides: [
          slideOf(
            'a',
            '天空生技開放申購，申購期間至星期五下午四點為止，請留意扣款日的餘額',
            '說明'.repeat(60),
          ),
          slideOf('b', '十二月股利', '一月十五日發放'),
        ],
      },
    },
  },
}
