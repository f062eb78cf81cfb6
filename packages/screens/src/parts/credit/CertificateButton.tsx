import { type LoanCertificate, type LoanOnWire, loansCertificate } from '@onelot/api-client'
import { Button, Icon, useToast } from '@onelot/ui'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useAsk } from '../../base/data/useAsk.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useFiles } from '../../base/ports/ports.ts'
import { useCreditTexts } from './useCreditTexts.ts'

/** Saves what certifies a loan: its debt while it runs, its end once it is paid back. Nothing of a request that led to none. */
export function CertificateButton({ loan }: { loan: LoanOnWire }) {
  const { t } = useTranslation('credit')
  const ask = useAsk()
  const files = useFiles()
  const toast = useToast()
  const textOf = useCertificateText()
  const [saving, setSaving] = useState(false)
  if (loan.loan === undefined) return null
  const save = async () => {
    setSaving(true)
    try {
      const certificate = await ask(loansCertificate, { request: loan.id })
      await files.save({ name: `${loan.id}.txt`, type: 'text/plain', text: textOf(certificate) })
    } catch {
      toast.show({ message: t('certificate.failed'), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      variant="secondary"
      block
      loading={saving}
      icon={<Icon icon={FileText} size="small" />}
      onClick={() => void save()}
    >
      {t(loan.loan.progress === 'repaid' ? 'certificate.end' : 'certificate.debt')}
    </Button>
  )
}

function useCertificateText(): (certificate: LoanCertificate) => string {
  const { t } = useTranslation('credit')
  const { amount, rate, moment, plan } = useCreditTexts()
  const isPractice = useIsPractice()
  return (of) => {
    const lines: readonly (readonly [string, string | undefined])[] = [
      [t('certificate.name'), of.name],
      [t('certificate.account'), of.account],
      [t('certificate.number'), of.request],
      [t('facts.amount'), amount(of.amount)],
      [t('facts.plan'), plan(of)],
      [t('facts.rate'), rate(of.rate)],
      [t('facts.overdueRate'), rate(of.overdueRate)],
      [t('facts.begun'), moment(of.begunAt)],
      [t('facts.ended'), of.repaidAt && moment(of.repaidAt)],
      [t('facts.outstanding'), amount(of.outstanding)],
      [t('facts.unpaid'), amount(of.unpaidInterest)],
      [t('facts.paidPrincipal'), amount(of.paid.principal)],
      [t('facts.paidInterest'), amount(of.paid.interest)],
      [t('certificate.asOf'), moment(of.asOf)],
    ]
    return [
      t(`certificate.${of.kind}`),
      '',
      t(`certificate.${of.kind}Text`),
      '',
      ...lines.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
      ...(isPractice ? ['', t('certificate.practice')] : []),
      '',
    ].join('\n')
  }
}
