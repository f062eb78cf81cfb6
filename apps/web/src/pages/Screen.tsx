import { addressOf } from '@onelot/screens/definitions'
import type { Language } from '@onelot/domain'
import { use, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { PageState } from './keptPages.ts'
import { usePagesPorts } from './pagesPorts.ts'

interface ScreenProps {
  page: PageState
  language: Language
}

/** A screen with what its address carries; the instrument chosen last is used where an address names none. */
export function Screen({ page: { screen, query, opening }, language }: ScreenProps) {
  const { chunks, chosen, times, warm } = usePagesPorts()
  const chunk = use(chunks.load(screen, language))
  useEffect(() => times.drawn(screen.name), [times, screen.name, opening])
  useEffect(() => warm.drawn(screen.name, language), [warm, screen.name, language])
  const instrument = chosen.read()
  return (
    chunk.render(instrument === undefined ? query : { instrument, ...query }) ?? (
      <Navigate to={addressOf({ to: 'market' })} replace />
    )
  )
}
