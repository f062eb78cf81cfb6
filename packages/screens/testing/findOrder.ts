import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from './readers.ts'
import { scrollThrough } from './wholeList.ts'

type Shown = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

export interface SoughtOrder {
  readonly status: string
  /** What its row says besides. */
  readonly says: string
}

/** The rows of the list of orders, the newest first. */
export async function orderRows({ canvas, globals }: Pick<Shown, 'canvas' | 'globals'>) {
  const list = await canvas.findByRole('region', { name: readerOf({ globals }).t('orders:list') })
  return within(list).getAllByRole('button')
}

export const statusOf = (row: HTMLElement): string | null | undefined =>
  row.querySelector('[data-status]')?.getAttribute('data-status')

/** Opens the newest order of the list that is so, and waits for its history. */
export async function openOrder(shown: Shown, { status, says }: SoughtOrder): Promise<void> {
  const { t } = readerOf(shown)
  const find = async () =>
    (await orderRows(shown)).find((one) => statusOf(one) === status && one.textContent.includes(says))
  let row = await find()
  if (row === undefined) {
    await scrollThrough(shown)
    row = await find()
  }
  if (row === undefined) throw new Error(`no order is ${status} and says ${says}`)
  await shown.userEvent.click(row)
  await expect(await screen.findByRole('list', { name: t('orders:history') })).toBeVisible()
}
