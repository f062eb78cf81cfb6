import { money } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import type { StoryContext } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { readerOf } from './readers.ts'

type Played = Pick<StoryContext, 'userEvent' | 'globals' | 'canvasElement'>

export const field = (story: Played, side: 'from' | 'to') =>
  within(story.canvasElement).findByRole('textbox', { name: readerOf(story).t(`exchange:${side}`) })
export const typeIn = async (story: Played, text: string, side: 'from' | 'to' = 'from') => {
  const input = await field(story, side)
  await story.userEvent.clear(input)
  await story.userEvent.type(input, text)
  return input
}
export const press = async (story: Played, name: string) => {
  await story.userEvent.click(await within(story.canvasElement).findByRole('button', { name }))
}
export const askForReview = (story: Played) => press(story, readerOf(story).t('exchange:review'))
export const won = (story: Played, amount: string) =>
  formatMoney(intlLocale(readerOf(story).language), money('KRW', amount))
export const confirmName = (story: Played, amount: string) =>
  readerOf(story).t('exchange:confirm', { amount: won(story, amount) })

/** Types an amount of won and opens the review of it. */
export async function review(story: Played, amount = '1000000'): Promise<HTMLElement> {
  await typeIn(story, amount)
  await askForReview(story)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: confirmName(story, amount) })
  return dialog
}
export async function confirm(story: Played, dialog: HTMLElement, amount = '1000000'): Promise<void> {
  const name = confirmName(story, amount)
  await story.userEvent.click(within(dialog).getByRole('button', { name }))
}
export const findRefusal = (story: Played, code: 'SAME_CURRENCY' | 'BALANCE_INSUFFICIENT') =>
  within(story.canvasElement).findByText(readerOf(story).t(`refusals:refusals.${code}`))
