import {
  Avatar,
  Button,
  Card,
  ListRow,
  RadioGroup,
  Sheet,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '@onelot/ui'
import { useState } from 'react'
import { useBound } from '../../base/form/useBound.ts'
import type { Bound } from '../../base/form/formValues.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import type { ShownPayee } from '../../parts/payees/shown.ts'
import { useNavigation } from '../../base/ports/ports.ts'

export interface PayeeChoiceProps {
  bound: Bound<string>
  choices: readonly ShownPayee[]
  chosen: ShownPayee | undefined
  /** Whether wallets take the currency. */
  wallets: boolean
  /** What the network of a wallet costs. */
  feeOf: (network: string) => string
}

/** Where the money goes, in a line; pressed, it offers the others, and to add one. */
export function PayeeChoice({ bound, choices, chosen, wallets, feeOf }: PayeeChoiceProps) {
  const { t } = useTranslation('withdraw')
  const { t: ofPayees } = useTranslation('payees')
  const { change, tied } = useBound(bound)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <Stack gap="x2">
      <Text aria-hidden size="small" tone="secondary">
        {t('to')}
      </Text>
      <Card padding="none">
        <ListRow
          leading={
            chosen === undefined ? undefined : (
              <Avatar name={chosen.name} size="small" tone="neutral" decorative />
            )
          }
          title={
            <>
              <VisuallyHidden>{`${t('to')} `}</VisuallyHidden>
              <span>{chosen?.name ?? t('choose')}</span>
            </>
          }
          subtitle={chosen?.detail}
          onPress={() => setOpen(true)}
        />
      </Card>
      <div role="status">
        {tied.error === undefined ? null : (
          <Text as="p" size="small" tone="error">
            {tied.error}
          </Text>
        )}
      </div>
      <Sheet open={open} onClose={close} title={t('to')} footer={<Adding wallets={wallets} />}>
        <RadioGroup
          label={t('choose')}
          choices={choices.map((shown) => ({
            value: shown.payee,
            label: shown.name,
            description:
              shown.kind === 'card'
                ? shown.detail
                : `${shown.detail} · ${t('networkFee', { fee: feeOf(shown.wallet.network) })}`,
            aside: shown.isDefault ? <Tag tone="accent">{ofPayees('default')}</Tag> : undefined,
          }))}
          value={chosen?.payee}
          onChange={({ value }) => {
            change(value)
            close()
          }}
        />
      </Sheet>
    </Stack>
  )
}

/** What is filled in is kept until one comes back. */
function Adding({ wallets }: Pick<PayeeChoiceProps, 'wallets'>) {
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const kinds = wallets ? (['addBankCard', 'addWallet'] as const) : (['addBankCard'] as const)
  return (
    <Stack gap="x3">
      {kinds.map((to) => (
        <Button key={to} variant="secondary" block onClick={() => navigation.go({ to })}>
          {titleOf(to)}
        </Button>
      ))}
    </Stack>
  )
}
