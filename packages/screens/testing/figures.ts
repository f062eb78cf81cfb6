import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from './readers.ts'

/** The figures that a tap explains. */
export const figures = ['totalAssets', 'available', 'holdingFunds', 'frozen', 'profitableFunds'] as const

/** What explains a figure when it is pressed; the total follows the eye. */
export const figureIn = (
  { canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>,
  figure: (typeof figures)[number],
): HTMLElement => {
  const { t } = readerOf({ globals })
  const assets = within(canvas.getByRole('region', { name: t('mine:totalAssets') }))
  const [, total] = assets.getAllByRole('button')
  if (total === undefined) throw new Error('there is no total')
  const named = { name: (name: string) => name.startsWith(t(`mine:figures.${figure}`)) }
  return figure === 'totalAssets' ? total : assets.getByRole('button', named)
}

/** The sheet that explains a figure, whose parts have a sum. */
export const explained = async (
  context: Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>,
  figure: (typeof figures)[number],
) => {
  const { t } = readerOf(context)
  await context.userEvent.click(figureIn(context, figure))
  const sheet = within(await screen.findByRole('dialog', { name: t(`mine:figures.${figure}`) }))
  await expect(sheet.getByText(t(`mine:explained.${figure}`))).toBeVisible()
  const [sum] = sheet.getAllByText(t('mine:sum'))
  await expect(sum).toBeVisible()
  return sheet
}
