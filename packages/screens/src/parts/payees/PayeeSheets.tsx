import { payeesMakeDefault, payeesUnbind } from '@onelot/api-client'
import {
  Box,
  Button,
  CopyField,
  Dialog,
  type Fact,
  FactList,
  QRCode,
  Sheet,
  Stack,
  formatDate,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { FundPasswordSheet } from '../../base/form/FundPasswordSheet.tsx'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import type { ShownPayee } from './shown.ts'

export interface PayeeSheetsProps {
  shown: ShownPayee
  onClose: () => void
}

/** One bank account or wallet: its details, and removing it by a question and then the withdrawal password. */
export function PayeeSheets({ shown, onClose }: PayeeSheetsProps) {
  const { payee, kind, name, masked } = shown
  const { t } = useTranslation('payees')
  const [step, setStep] = useState<'details' | 'question' | 'password'>('details')
  const isOfThis = ({ request }: { readonly request?: { readonly payee: string } | undefined }) =>
    request?.payee === payee ? ('done' as const) : ('stay' as const)
  const unbind = useSubmit(payeesUnbind, { onDone: onClose, onEarlier: isOfThis })
  const named = `${name} ${masked}`
  return (
    <>
      <Details
        shown={shown}
        open={step === 'details'}
        onClose={onClose}
        onRemove={() => setStep('question')}
      />
      <Dialog
        open={step === 'question'}
        onClose={onClose}
        title={t(`${kind}.question`)}
        description={t('removed', { name: named })}
        actions={
          <>
            <Button variant="secondary" block onClick={onClose}>
              {t('keep')}
            </Button>
            <Button block onClick={() => setStep('password')}>
              {t('removing')}
            </Button>
          </>
        }
      />
      <FundPasswordSheet
        open={step === 'password'}
        onClose={onClose}
        description={t('removal', { name: named })}
        submit={unbind}
        onEntered={({ value }) => unbind.send({ payee, fundPassword: value })}
      />
    </>
  )
}

interface DetailsProps extends PayeeSheetsProps {
  open: boolean
  onRemove: () => void
}

function Details({ shown, open, onClose, onRemove }: DetailsProps) {
  const { payee, kind, name, isDefault } = shown
  const { t } = useTranslation('payees')
  const facts = useFacts(shown)
  const makeDefault = useSubmit(payeesMakeDefault, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.payee === payee ? 'done' : 'stay'),
    success: t('madeDefault'),
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={makeDefault} />
          {isDefault ? null : (
            <Button block loading={makeDefault.pending} onClick={() => makeDefault.send({ payee })}>
              {t('makeDefault')}
            </Button>
          )}
          <Button block variant="secondary" onClick={onRemove}>
            {t(`${kind}.remove`)}
          </Button>
        </Stack>
      }
    >
      <Stack gap="x4">
        {shown.kind === 'wallet' ? (
          <>
            <Stack align="center">
              <Box padding="x2">
                <QRCode value={shown.wallet.address} label={t('qr')} />
              </Box>
            </Stack>
            <CopyField label={t('address')} value={shown.wallet.address} />
          </>
        ) : null}
        <FactList facts={facts} />
      </Stack>
    </Sheet>
  )
}

function useFacts(shown: ShownPayee): readonly Fact[] {
  const { t } = useTranslation('payees')
  const { locale } = useTheme()
  const { addedAt, lastUsedAt } = shown.kind === 'card' ? shown.card : shown.wallet
  const branch = shown.kind === 'card' ? shown.card.branch : undefined
  return [
    shown.kind === 'card'
      ? { label: t('facts.number'), value: shown.masked }
      : { label: t('facts.network'), value: shown.wallet.network },
    ...(branch === undefined ? [] : [{ label: t('facts.branch'), value: branch }]),
    { label: t('facts.added'), value: formatDate(locale, addedAt, readerZone()) },
    {
      label: t('facts.lastUsed'),
      value: lastUsedAt === undefined ? t('facts.never') : formatDate(locale, lastUsedAt, readerZone()),
    },
  ]
}
