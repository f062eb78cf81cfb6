import { inLanguage } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inSheet, journey, step } from '../journey.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/New shares',
  tags: ['flow', 'autodocs'],
  parameters: { scenario: { world: 'offersAnnounced', opens: { to: 'offers' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const hanbit = { en: 'Hanbit Robotics', kor: '한빛로보틱스', tw: '韓光機器人' }

const openOffer = step('opens an offer that is open', async ({ userEvent, language }) => {
  const card = within(await screen.findByRole('article', { name: inLanguage(hanbit, language) }))
  await userEvent.click(card.getByRole('link'))
})

const fillIn = step('asks for 30 shares, and sees what to expect', async ({ userEvent, t }) => {
  const action = await screen.findByRole('button', { name: t('offer:apply.action') })
  await waitFor(() => expect(action).toBeEnabled())
  await userEvent.click(action)
  const sheet = within(await screen.findByRole('dialog', { name: t('offer:apply.title') }))
  const field = sheet.getByRole('spinbutton', { name: t('offer:apply.shares') })
  await userEvent.clear(field)
  await userEvent.type(field, '30')
  await expect(await sheet.findByText('55%')).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: t('offer:apply.next') }))
})

const confirm = step('confirms it', async ({ userEvent, t, ui }) => {
  const name = t('offer:apply.confirm', { shares: ui('finance.shares', { count: 30 }) })
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name })))
  await screen.findByRole('dialog', { name: t('offer:done.title') })
})

const openApplication = step('goes on to the application', async ({ userEvent, t }) => {
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: t('offer:done.see') })))
  await screen.findByRole('region', { name: t('application:next.label') })
})

const isDrawn = step('learns the result once it is drawn', async ({ broker, t }) => {
  await broker.advance('76 h')
  await expect(await screen.findByText(t('application:ways.proof'))).toBeVisible()
})

const checksTheDraw = step('recalculates the draw', async ({ userEvent, t }) => {
  await userEvent.click(screen.getByText(t('application:ways.proof')))
  await expect(await screen.findByRole('heading', { name: t('drawProof:right') })).toBeVisible()
})

/** From the list to the proof of the draw. */
export const AppliesAndChecksTheDraw: Story = {
  play: journey(openOffer, fillIn, confirm, openApplication, isDrawn, checksTheDraw),
}
