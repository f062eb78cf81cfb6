import type { Done, Earlier, Endpoint, RequestInput, SubmissionOutcome } from '@onelot/api-client'
import { useEffect, useRef } from 'react'
import { type Write, useWrite } from '../data/useWrite.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'

/**
 * A write of a sheet, which says by itself that it was done. A check may find one that the sheet does not ask for: `onDone` compares what was
 * sent earlier, and then the sheet stays.
 */
export function useSheetWrite<E extends Endpoint>(
  endpoint: E,
  onDone: (done: Done<E>, earlier?: Earlier<E>) => void,
) {
  const write: Write<E> = useWrite(endpoint, { toasts: false })
  const send = useSendProps(write)
  const texts = useRefusalTexts()
  /** What the sheet knows when the answer comes, not when it was sent. */
  const newest = useRef(onDone)
  useEffect(() => {
    newest.current = onDone
  })
  const conclude = (outcome: SubmissionOutcome<E> | undefined) => {
    if (outcome?.kind === 'done') newest.current(outcome)
    if (outcome?.kind === 'earlier') newest.current(outcome.outcome, outcome)
  }
  return {
    write,
    submit: async (request: RequestInput<E>) => {
      conclude(await write.send(request))
    },
    /** What a sheet of ui takes: the outcome, the texts of refusals, and how to ask for an outcome that is not known. */
    sheet: {
      ...send,
      ...texts,
      onCheck: () => {
        void write.check().then(conclude)
      },
    },
  }
}
