import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from './readers.ts'
import { pictureOf } from './verifying.ts'

type Played = Pick<StoryContext, 'userEvent' | 'globals' | 'canvasElement'>

/** Types an amount on the screen's own keys. */
export async function typeOnKeys(story: Played, amount: string): Promise<void> {
  const { t, ui } = readerOf(story)
  const name = ui('entry.keyboard.keys', { field: t('deposits:amount') })
  const keys = within(await screen.findByRole('group', { name }))
  for (const key of amount)
    await story.userEvent.click(
      keys.getByRole('button', { name: key === '.' ? ui('entry.keyboard.decimal') : key }),
    )
}

export const nextOf = async (story: Played): Promise<void> => {
  const { t } = readerOf(story)
  await story.userEvent.click(await screen.findByRole('button', { name: t('deposit:next') }))
}

/** Chooses a picture of the transfer, and waits until it was sent. */
export async function attachVoucher(story: Played): Promise<void> {
  const { t, ui } = readerOf(story)
  await screen.findByRole('group', { name: t('depositChannel:voucher') })
  const input = story.canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (input === null) throw new Error('the page has no input for files')
  await story.userEvent.upload(input, await pictureOf('transfer.png'))
  await waitFor(() => screen.getByText(ui('entry.upload.done')))
}

export const submitDeposit = async (story: Played): Promise<void> => {
  const { t } = readerOf(story)
  await story.userEvent.click(await screen.findByRole('button', { name: t('depositChannel:submit') }))
}

/** Where a deposit is paid to. */
export const findPaymentDetails = (story: Played, method: 'bank' | 'wallet' = 'bank'): Promise<HTMLElement> =>
  screen.findByRole('heading', { name: readerOf(story).t(`depositChannel:pay.${method}`) })

/** One of its parts, by what it is called. */
export const findPaymentPart = (name: string): Promise<HTMLElement> => screen.findByRole('group', { name })

/** As a person who has paid. */
export async function payAndSubmit(story: Played): Promise<void> {
  await findPaymentDetails(story)
  await attachVoucher(story)
  await submitDeposit(story)
}

/** A story that says where it was led to. */
interface Leading {
  readonly navigation: { readonly replace: unknown }
}

/** The receipt of what was submitted takes the place of the page. */
export const seeReceipt = async ({ navigation }: Leading): Promise<void> => {
  const receipt = { to: 'request', kind: 'deposit', request: expect.any(String) as string }
  await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith(receipt))
}
