import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { refreshOfflineAndOn } from '../flows/offline.ts'
import { MineScreen } from './MineScreen.tsx'

const meta = {
  title: 'Screens/Mine',
  tags: ['screen'],
  component: MineScreen,
  parameters: { scenario: { screen: 'mine', world: 'holder' } },
} satisfies Meta<typeof MineScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Total assets')
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const NewMember: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Verify your name to use margin and withdraw' }),
    )
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const HidesAmounts: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide amounts' }))
    await expect((await canvas.findAllByText('Amount hidden')).length).toBeGreaterThan(3)
  },
}

export const SwitchesTheCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'THB' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Total assets' })).toHaveTextContent('THB'))
  },
}

/** Within it, a second read of the same takes the first one's answer. */
const SWR_DEDUPES_MS = 2_000
/** From when the figure shows to when its answer counts as old. */
const SETTLES_MS = SWR_DEDUPES_MS + 1_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Back on the network, what the screen shows is read once, in the chosen currency and in no other. */
export const ReadsTheTotalsOnce: Story = {
  play: async ({ canvas, userEvent, broker }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'THB' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Total assets' })).toHaveTextContent('THB'))
    await wait(SETTLES_MS)
    const asked: unknown[] = []
    const { fetch } = broker
    spyOn(broker, 'fetch').mockImplementation(async (request) => {
      if (request.url.endsWith('trade/summary')) asked.push(await request.clone().json())
      return fetch(request)
    })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).not.toHaveLength(0))
    await wait(200)
    await expect(asked).toEqual([{ currency: 'THB' }])
  },
}

export const StaysClearOfAnIosStatusBar: Story = {
  globals: { shell: 'ios' },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Practice money. Demo hours, open all day.')
    await expect(label.getBoundingClientRect().top).toBeGreaterThan(47)
    const title = canvas.getByRole('heading', { name: 'Mine' })
    window.scrollTo(0, title.getBoundingClientRect().top - 8)
    const { left, top } = title.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 4)).not.toBe(title)
  },
}

export const ChangesTheTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'Dark')
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  },
}

export const LogsOut: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }))
  },
}

/** Old figures stay while nothing new can be had; the screen says since when, and why, and no longer once it is refreshed. */
export const KeepsOldFiguresWhileOffline: Story = {
  play: (context) =>
    refreshOfflineAndOn(context, () => context.canvas.findByRole('region', { name: 'Total assets' })),
}

export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'member/me', hang: true },
        { on: 'trade/summary', hang: true },
      ],
    },
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', offline: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/summary', http: 500 }] } },
}
