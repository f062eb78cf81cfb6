import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DIALOG_Z_INDEX, TOAST_ACTION_MS, TOAST_MS } from '../../constants.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { type ToastMessage, toastTones, useToast } from './ToastContext.ts'
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx'

/** Says its message when its button is pressed. */
function Teller({ message, tone = 'neutral', action }: ToastMessage) {
  const toast = useToast()
  return <Button onClick={() => toast.show({ message, tone, action })}>Show</Button>
}

function OnADialog(toast: ToastMessage) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Over a dialog"
        actions={<Teller {...toast} />}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const meta = {
  title: 'Primitives/Toast',
  tags: ['widget', 'autodocs'],
  component: ToastProvider,
  args: { message: 'Withdrawal requested', tone: 'success', children: null },
  argTypes: {
    message: { description: 'What has happened, in one sentence. Never markup.' },
    tone: { control: 'select', options: toastTones, description: 'An icon beside the words.' },
    children: { control: false },
  },
  // The Storybook has one provider around every story, as the app has around every screen.
  render: (args) => <Teller {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await screen.findByText(args.message)
  },
} satisfies Meta<ToastProviderProps & ToastMessage>
export default meta
type Story = StoryObj<typeof meta>

/** The icon is beside the words, which say the same. */
const showsItsIcon: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
  await screen.findByText(args.message)
  await expect(screen.getByRole('status').querySelector('svg')).not.toBeNull()
}

export const Default: Story = { play: showsItsIcon }
export const Playground: Story = { args: { tone: 'neutral' } }
export const Error: Story = {
  args: { tone: 'error', message: 'Insufficient available balance' },
  play: showsItsIcon,
}
export const GoesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const pressed = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement(), { timeout: 6_000 })
    await expect(performance.now() - pressed).toBeGreaterThanOrEqual(TOAST_MS)
  },
}
export const OverADialog: Story = {
  render: (args) => <OnADialog {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    await expect(screen.getByRole('status')).toHaveTextContent(args.message)
  },
}
function TwoMessages() {
  const toast = useToast()
  return (
    <Stack>
      {['First', 'Second'].map((message) => (
        <Button key={message} onClick={() => toast.show({ message })}>
          {`Say ${message}`}
        </Button>
      ))}
    </Stack>
  )
}
export const TheNewestTakesThePlace: Story = {
  render: () => <TwoMessages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say First' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Say Second' }))
    await expect(screen.getByRole('status')).toHaveTextContent(/^Second$/)
  },
}
/** On a small phone, where a title of the screen and its figure are under the header, and an action at the bottom. */
export const CoversNoTitle: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <NavBar
        title="Miraldam Shipbuilding and Marine"
        detail={<Text size="small">2,505 +1.25%</Text>}
        onBack={fn()}
        trailing={<IconButton label="Watch" icon={<Icon icon={Star} />} />}
      />
      <Stack gap="x2">
        <Text as="h1" size="heading" weight="bold">
          Holdings
        </Text>
        <Text size="display">$28,557.62</Text>
      </Stack>
      <div style={{ position: 'fixed', bottom: 0, insetInline: 0, padding: '12px 16px' }}>
        <Teller {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const action = canvas.getByRole('button', { name: 'Show' })
    await userEvent.click(action)
    const toast = await screen.findByText(args.message)
    const figure = canvas.getByText('$28,557.62').getBoundingClientRect()
    await waitFor(async () => {
      const { top, bottom } = toast.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(figure.bottom)
      await expect(bottom).toBeLessThanOrEqual(action.getBoundingClientRect().top)
    })
  },
}
function Leaving() {
  const toast = useToast()
  return (
    <Stack>
      <Button onClick={() => toast.show({ message: 'Added', action: { label: 'Undo', onPress: fn() } })}>
        Add
      </Button>
      <Button onClick={toast.leaveScreen}>Leave</Button>
      <Button
        onClick={() => {
          toast.show({ message: 'Sent' })
          toast.leaveScreen()
        }}
      >
        Send and leave
      </Button>
    </Stack>
  )
}
/** With another screen it goes, unless the action has said it that leads there. */
export const EndsWithItsScreen: Story = {
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send and leave' }))
    await expect(screen.getByRole('status')).toHaveTextContent('Sent')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(screen.getByRole('status')).toHaveTextContent('Added')
    await waitFor(
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
        await expect(screen.getByRole('status')).toBeEmptyDOMElement()
      },
      { timeout: TOAST_MS },
    )
  },
}
export const WordsAreNeverMarkup: Story = {
  args: { message: '<b>1,000</b> & more' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(screen.getByRole('status')).toHaveTextContent('<b>1,000</b> & more')
  },
}
export const LeavesThePageToTheFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' })
    await userEvent.click(show)
    const region = screen.getByRole('status')
    await expect(getComputedStyle(region).pointerEvents).toBe('none')
    await expect(Number(getComputedStyle(region).zIndex)).toBeGreaterThan(DIALOG_Z_INDEX)
    await userEvent.click(show)
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: { kor: { message: '출금을 신청했어요' }, tw: { tone: 'error', message: '可用餘額不足' } },
  },
}
export const LongText: Story = {
  args: {
    tone: 'error',
    message: '출금 가능 시간은 09:00부터 15:30까지예요. 그 밖의 시간에 신청한 출금은 다음 영업일에 처리돼요.',
  },
}
/** It stays while the focus is on its action, and goes once it is pressed. */
export const TakesBackWhatWasDone: Story = {
  args: { message: 'Removed from your watchlist', tone: 'neutral', action: { label: 'Undo', onPress: fn() } },
  play: async ({ canvas, userEvent, args, waits }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await expect(waits()).toEqual([TOAST_ACTION_MS])
    undo.focus()
    await waitFor(() => expect(waits()).not.toContain(TOAST_ACTION_MS))
    await expect(waits()).toEqual([])
    await userEvent.hover(undo)
    await userEvent.unhover(undo)
    await expect(waits(), 'a pointer that leaves it').toEqual([])
    await expect(undo).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  },
}
