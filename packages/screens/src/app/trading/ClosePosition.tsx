import { tradeClose } from '@onelot/api-client'
import type { CloseTerms, Instrument, OpenPosition } from '@onelot/domain'
import { CloseSheet } from '@onelot/ui'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useName } from '../useRefusalText.ts'
import { useWrite } from '../useWrite.ts'
import { FactsAwaitedSheet } from './FactsAwaitedSheet.tsx'
import { useRefusalWords } from './useRefusalWords.ts'
import { useSendProps } from './useSendProps.ts'
import { useTradingFacts } from './useTradingFacts.ts'

export interface ClosePositionProps {
  position: OpenPosition
  instrument: Instrument
  /** Closed, or put away. */
  onClose: () => void
}

/** Closes a position, all or a part: the sheet of ui with the facts of the market and the account. */
export function ClosePosition({ position, instrument, onClose }: ClosePositionProps) {
  const { t } = useTranslation('trade')
  const name = useName()
  const trading = useTradingFacts(instrument.id)
  const { facts, state, staleSince } = trading
  const close = useWrite(tradeClose)
  const send = useSendProps(close)
  const words = useRefusalWords()
  const sent = useRef<CloseTerms>(undefined)
  const submit = async (terms: CloseTerms) => {
    sent.current = terms
    const outcome = await close.send(terms)
    if (outcome.kind === 'done') onClose()
  }
  if (facts === undefined || state === undefined) {
    return <FactsAwaitedSheet trading={trading} title={t('close')} onClose={onClose} />
  }
  return (
    <CloseSheet
      {...send}
      {...words}
      open
      onClose={onClose}
      name={name(instrument.name)}
      position={position}
      facts={facts}
      account={state}
      stale={staleSince !== undefined}
      onConfirm={({ terms }) => void submit(terms)}
      onCheck={() => {
        if (sent.current) void submit(sent.current)
      }}
    />
  )
}
