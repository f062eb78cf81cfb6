import { type AuctionOnWire, type BidOnWire, auctionsDemand } from '@onelot/api-client'
import { Card, Section, Stack, Text } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { DemandChart } from './DemandChart.tsx'
import { demandSteps } from './demandSteps.ts'

export interface ResultProps {
  auction: AuctionOnWire
  result: NonNullable<AuctionOnWire['result']>
  /** The reader's bid, where it was in the auction to its end. */
  own: BidOnWire | undefined
}

/** How an auction ended: demand by price, drawn once nobody can bid any more. */
export function Result({ auction, result, own }: ResultProps) {
  const { t } = useTranslation('auction')
  const isSimulated = useIsSimulated()()
  const { data } = useRead(auctionsDemand, { auction: auction.id })
  const steps = demandSteps(data?.levels ?? [], result, own)
  if (steps.length === 0) return null
  return (
    <Section heading={t('result.label')} action={isSimulated ? <SimulatedMark quiet /> : undefined}>
      <Card>
        <Stack gap="x4">
          <Text as="h3" weight="strong">
            {t('result.demand')}
          </Text>
          <DemandChart auction={auction} cut={result.cut} steps={steps} />
          <Text as="p" size="small" tone="secondary">
            {t(
              isSimulated
                ? own === undefined
                  ? 'result.simulated'
                  : 'result.simulatedOwn'
                : own === undefined
                  ? 'result.members'
                  : 'result.membersOwn',
            )}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}
