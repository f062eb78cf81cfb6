import type { RefusalCodeOnWire } from '@onelot/api-client'
import { expect, waitFor } from 'storybook/test'
import { messagePattern } from './messagePattern.ts'
import { type Step, inSheet, step } from './journey.ts'
import type { Reader } from './readers.ts'

/** A refusal and what it counts: days, minutes. */
export interface Refusal {
  readonly code: RefusalCodeOnWire
  readonly count?: number | undefined
}

/** What was sent is refused: the reason is beside the button, which is alive again. */
export const seeRefused = ({ code, count }: Refusal, nameOf: (reader: Reader) => string | RegExp): Step =>
  step(`reads why it was refused: ${code}`, async (person) => {
    const { t, ui } = person
    const reason = messagePattern((value) =>
      t(`refusals:refusals.${code}`, {
        amount: value,
        from: value,
        range: value,
        until: value,
        window: value,
        count,
      }),
    )
    // Until then the reason of an earlier refusal may be there.
    await waitFor(async () => {
      const said = await inSheet((sheet) => sheet.getByText(ui('finance.review.refused'), { exact: false }))
      await expect(said).toHaveTextContent(reason)
    })
    const again = await inSheet((sheet) => sheet.getByRole('button', { name: nameOf(person) }))
    await expect(again).toHaveAttribute('data-state', 'ready')
  })
