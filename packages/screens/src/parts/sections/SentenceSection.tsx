import { Card, Prose, Section } from '@onelot/ui'

export interface SentenceSectionProps {
  label: string
  sentences: readonly string[]
  /** Whether one follows from the other. @defaultValue false */
  ordered?: boolean | undefined
}

/** Sentences that explain something, in a card below their heading. */
export function SentenceSection({ label, sentences, ordered = false }: SentenceSectionProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <Section heading={label}>
      <Card>
        <Prose>
          <List>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        </Prose>
      </Card>
    </Section>
  )
}
