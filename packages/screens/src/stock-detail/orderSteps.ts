import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

export type StoryActor = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Opens the ticket, as a person in a story would, and gives its sheet. */
export async function openTicket({ canvas, userEvent }: StoryActor, action: 'Buy' | 'Short' = 'Buy') {
  const button = await canvas.findByRole('button', { name: action })
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'ready'))
  await userEvent.click(button)
  return within(await screen.findByRole('dialog'))
}

/** Orders at the market, one lot or as many as are typed, up to the button that sends it. */
export async function review(actor: StoryActor, lots?: string) {
  const { userEvent } = actor
  const sheet = await openTicket(actor)
  await userEvent.click(await sheet.findByRole('radio', { name: 'Market' }))
  if (lots !== undefined) {
    const field = sheet.getByRole('spinbutton', { name: 'Lots' })
    await userEvent.clear(field)
    await userEvent.type(field, lots)
  }
  await userEvent.click(sheet.getByRole('button', { name: 'Review order' }))
  await screen.findByRole('heading', { name: 'Review your order' })
  return within(screen.getByRole('dialog'))
}
