import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from './readers.ts'

type Played = Pick<StoryContext, 'userEvent' | 'globals' | 'canvasElement'>

/** The withdrawal password that is asked for in a sheet. */
export async function enterFundPassword(story: Played, password: string): Promise<HTMLElement> {
  const label = readerOf(story).t('app:fundPassword.title')
  const dialog = await screen.findByRole('dialog', { name: label })
  await story.userEvent.type(within(dialog).getByLabelText(label, { selector: 'input' }), password)
  return dialog
}

/** Presses a bank account or a wallet in the list: its details. */
export async function openPayee(story: Played, masked: string, name: string | RegExp): Promise<HTMLElement> {
  const row = await within(story.canvasElement).findByRole('button', {
    name: (said) => said.includes(masked),
  })
  await story.userEvent.click(row)
  return screen.findByRole('dialog', { name })
}

/** Presses Remove in the details, answers the question, and gives the password. */
export async function removePayee(
  story: Played,
  kind: 'card' | 'wallet',
  details: HTMLElement,
  password: string,
): Promise<HTMLElement> {
  const { t } = readerOf(story)
  await story.userEvent.click(within(details).getByRole('button', { name: t(`payees:${kind}.remove`) }))
  const question = await screen.findByRole('dialog', { name: t(`payees:${kind}.question`) })
  await story.userEvent.click(within(question).getByRole('button', { name: t('payees:removing') }))
  return enterFundPassword(story, password)
}

export async function closed(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
