import type { LocalDate } from '@onelot/domain'
import { Box, Prose } from '@onelot/ui'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { blocksOf } from './blocksOf.ts'

export interface LegalPageProps {
  title: string
  /** `In force since`. */
  inForce: string
  /** The day from which this text is in force, by which it is named when somebody accepts it. */
  version: LocalDate
  text: string
}

/** A document that is accepted, in full. */
export function LegalPage({ title, inForce, version, text }: LegalPageProps) {
  return (
    <BackPage title={title}>
      <Box padding="page">
        <Prose blocks={[{ kind: 'date', label: inForce, date: version }, ...blocksOf(text)]} />
      </Box>
    </BackPage>
  )
}
