import { applicationDigest, applicationId, decimal, drawDigest, drawnNumber } from '@onelot/domain'
import { Box } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { FirstProof } from './FirstProof.fixture.tsx'
import { Proof } from './Proof.tsx'

const meta = {
  title: 'Screens/Draw proof',
  tags: ['screen', 'autodocs'],
  component: FirstProof,
  args: { state: 'paid' },
  parameters: {
    purpose:
      'Calculates the draw of an application anew on the reader’s device, and says how its result came about.',
    scenario: { screen: 'drawProof', world: 'appliedForShares', asks: ['applications/list'] },
  },
} satisfies Meta<typeof FirstProof>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findRight = (context: Context) =>
  context.canvas.findByRole('heading', { name: readerOf(context).t('drawProof:right') })
const stepsOf = async (context: Context) => {
  const list = await context.canvas.findByRole('list', { name: readerOf(context).t('drawProof:steps.label') })
  return within(list).getAllByRole('listitem')
}

/** Five or six units of six, at a chance of nine in ten each. */
export const Default: Story = {
  play: async (context) => {
    await findRight(context)
    for (const step of await stepsOf(context)) await expect(step).toHaveAttribute('data-state', 'done')
    await expect(context.canvas.getByRole('img')).toBeVisible()
  },
}
export const NotWon: Story = {
  args: { state: 'notWon' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await findRight(context)
    const shares = ui('finance.shares', { count: 0 })
    const [, , result] = await stepsOf(context)
    await expect(result).toHaveTextContent(t('drawProof:steps.result', { shares }))
  },
}
/** Every unit wins: there is no line of numbers. */
export const NothingLeftToChance: Story = {
  args: { state: 'won' },
  play: async (context) => {
    const { t } = readerOf(context)
    await findRight(context)
    const [, , result] = await stepsOf(context)
    await expect(result).toHaveTextContent(t('drawProof:steps.nothingLeft'))
    await expect(context.canvas.queryByRole('img')).toBeNull()
  },
}
export const NotDrawnYet: Story = {
  args: { state: 'toBeDrawn' },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('drawProof:notYet'))).toBeVisible()
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('drawProof:published.label') }),
    )
    await expect(await context.canvas.findByText(t('drawProof:published.digest'))).toBeVisible()
  },
}

const application = applicationId('a-1')
const digest = applicationDigest('22'.repeat(32), application)
/** A broker that published the fingerprint of another secret than it drew with. */
export const AnotherSecret: Story = {
  parameters: { scenario: { world: 'member', asks: [] } },
  render: () => (
    <Box padding="page">
      <Proof
        proof={{
          application,
          digest: drawDigest('11'.repeat(32)),
          units: 3,
          unit: 10,
          winningRate: decimal('1'),
          drawn: { secret: '22'.repeat(32), applicationDigest: digest, h: drawnNumber(digest), wonUnits: 3 },
        }}
      />
    </Box>
  ),
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByRole('heading', { name: t('drawProof:wrong') })).toBeVisible()
    const [secret] = await stepsOf(context)
    await expect(secret).toHaveAttribute('data-state', 'failed')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('drawProof:support') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'customerService' })
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/proof', hang: true }] },
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { world: 'appliedForShares', faults: [{ on: 'applications/proof', http: 500 }] },
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findRight(context)),
}
