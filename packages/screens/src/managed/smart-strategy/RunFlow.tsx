import {
  type BacktestOnWire,
  type RunOnWire,
  type RunTermsOnWire,
  strategiesSubmit,
} from '@onelot/api-client'
import { type Strategy, minorUnits } from '@onelot/domain'
import { parseNumber } from '@onelot/ui'
import { useState } from 'react'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { RunReceipt } from './RunReceipt.tsx'
import { RunReview } from './RunReview.tsx'
import { RunSheet } from './RunSheet.tsx'

export interface RunFlowProps {
  strategy: Strategy
  detail: BacktestOnWire
  terms: RunTermsOnWire
  onClose: () => void
}

/** How many trading days are asked for at first: the one in the middle. */
const usualTerm = ({ terms }: RunTermsOnWire): number => terms[Math.floor((terms.length - 1) / 2)]?.days ?? 0

/** Running a strategy: with how much and for how long, once more before it is sent, what was begun. */
export function RunFlow({ strategy, detail, terms, onClose }: RunFlowProps) {
  const { instrument, least } = detail
  const { currency } = least
  const { language } = usePreferences()
  const refreshAccount = useRefreshAccount()
  const [text, setText] = useState<string>(least.amount)
  const [term, setTerm] = useState(() => usualTerm(terms))
  const [isReviewed, setIsReviewed] = useState(false)
  const [done, setDone] = useState<RunOnWire>()
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  const amount = parsed.ok ? parsed.value : undefined
  const submit = useSubmit(strategiesSubmit, {
    onDone: ({ data }) => setDone(data.run),
    onEarlier: ({ request }) =>
      request?.instrument === instrument.id && request.amount === amount ? 'done' : 'stay',
    // What stands in the way by now shows beside the action.
    onRefused: refreshAccount,
    success: false,
  })
  if (done !== undefined) return <RunReceipt run={done} onClose={onClose} />
  if (isReviewed && amount !== undefined)
    return (
      <RunReview
        strategy={strategy}
        detail={detail}
        terms={terms}
        draft={{ amount, term }}
        submit={submit}
        onConfirm={() => submit.send({ instrument: instrument.id, strategy, amount, term })}
        onClose={() => setIsReviewed(false)}
      />
    )
  return (
    <RunSheet
      strategy={strategy}
      detail={detail}
      terms={terms}
      text={text}
      amount={amount}
      term={term}
      onText={setText}
      onTerm={setTerm}
      onNext={() => {
        submit.reset()
        setIsReviewed(true)
      }}
      onClose={onClose}
    />
  )
}
