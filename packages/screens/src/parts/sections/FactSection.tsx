import { Card, type Fact, FactList, Section } from '@onelot/ui'

export interface FactSectionProps {
  label: string
  facts: readonly Fact[]
}

/** Facts in a card below their heading. */
export const FactSection = ({ label, facts }: FactSectionProps) => (
  <Section heading={label}>
    <Card>
      <FactList label={label} facts={facts} />
    </Card>
  </Section>
)
