import { type PortfolioYear, portfolioYear } from '@onelot/api-client'
import { type Currency, isZero } from '@onelot/domain'
import {
  Button,
  Card,
  ChipGroup,
  FactList,
  Money,
  Section,
  Stack,
  Text,
  useTheme,
  zoneName,
} from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { taxYearTable } from '../../parts/portfolio/taxYearTable.ts'
import { useSaveCsv } from '../../parts/portfolio/useSaveCsv.ts'
import { useLendingFacts } from '../../parts/portfolio/useLendingFacts.tsx'
import { useTableTexts } from '../../parts/portfolio/useTableTexts.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { CourseSkeleton } from './PerformanceSkeleton.tsx'

/** What a calendar year brought and cost, in each currency to the unit, and as a file. */
export function TaxYear({ currency }: { currency: Currency }) {
  const { t } = useTranslation('performance')
  const [year, setYear] = useState<number>()
  const current = useRead(portfolioYear, { currency })
  const read = useRead(portfolioYear, year === undefined ? { currency } : { currency, year })
  const chosen = year ?? current.data?.year
  return (
    <Card>
      <Section heading={t('year.title')} size="body">
        <Stack gap="x4">
          {current.data === undefined ? null : (
            <ChipGroup
              label={t('year.choose')}
              options={current.data.years.map((one) => ({ value: String(one), label: String(one) }))}
              value={String(chosen)}
              onSelect={({ value }) => setYear(Number(value))}
            />
          )}
          <Loaded read={read} skeleton={<CourseSkeleton />}>
            {(data) => <Year year={data} />}
          </Loaded>
        </Stack>
      </Section>
    </Card>
  )
}

function Year({ year }: { year: PortfolioYear }) {
  const { t } = useTranslation('performance')
  const { locale } = useTheme()
  const texts = useTableTexts()
  const { saving, save } = useSaveCsv()
  const { currencies, total } = year
  const [only] = currencies
  if (only === undefined)
    return (
      <Text as="p" size="small" tone="secondary">
        {t('year.none')}
      </Text>
    )
  const isConverted = currencies.length > 1 || only.currency !== total.profit.currency
  return (
    <Stack gap="x4">
      {currencies.map((sums) => (
        <YearSums key={sums.currency} label={sums.currency} sums={sums} />
      ))}
      {isConverted ? (
        <FactList
          facts={[
            {
              label: t('year.converted', { currency: total.profit.currency }),
              value: <Money value={total.profit} tone="change" signed />,
              strong: true,
            },
          ]}
        />
      ) : null}
      <Text as="p" size="small" tone="secondary">
        {t('year.text', { zone: zoneName(locale, year.asOf, year.zone) })}
      </Text>
      <Button
        variant="secondary"
        size="small"
        loading={saving}
        onClick={() =>
          void save(`onelot-year-${String(year.year)}`, () => Promise.resolve(taxYearTable(year, texts)))
        }
      >
        {t('year.save')}
      </Button>
    </Stack>
  )
}

interface YearSumsProps {
  /** The currency's code. */
  label: string
  sums: PortfolioYear['total']
}

/** One currency, none of it converted. */
function YearSums({ label, sums }: YearSumsProps) {
  const { t } = useTranslation('performance')
  const { t: shared } = useTranslation('portfolio')
  const { realised, dividends, withheld, fees, taxes, interest, lending, profit } = sums
  const { strategies, managementFees } = sums
  const lendingFacts = useLendingFacts()
  const small = { size: 'small' } as const
  return (
    <div>
      <Text as="h3" size="small" weight="strong">
        {label}
      </Text>
      <FactList
        label={label}
        facts={[
          { label: shared('realised'), value: <Money value={realised} {...small} tone="change" signed /> },
          { label: shared('dividends'), value: <Money value={dividends} {...small} tone="change" signed /> },
          ...(isZero(lending.gross)
            ? []
            : [
                {
                  label: shared('lending'),
                  value: <Money value={lending.net} {...small} tone="change" signed />,
                },
                ...lendingFacts(lending),
              ]),
          ...(isZero(strategies)
            ? []
            : [
                {
                  label: shared('strategies'),
                  value: <Money value={strategies} {...small} tone="change" signed />,
                },
              ]),
          ...(isZero(managementFees)
            ? []
            : [{ label: shared('managementFees'), value: <Money value={managementFees} {...small} /> }]),
          { label: t('year.profit'), value: <Money value={profit} tone="change" signed />, strong: true },
          { label: shared('fees'), value: <Money value={fees} {...small} /> },
          { label: shared('taxes'), value: <Money value={taxes} {...small} /> },
          ...(isZero(withheld)
            ? []
            : [{ label: shared('withheld'), value: <Money value={withheld} {...small} /> }]),
          ...(isZero(interest)
            ? []
            : [{ label: shared('interest'), value: <Money value={interest} {...small} /> }]),
        ]}
      />
    </div>
  )
}
