import type { ScreenKind } from './screenKind.ts'

/** A form that asks for shares of a product, what was asked for as a receipt, and what is under review. */
export const productScreen = (area: string): ScreenKind => ({
  messages: {
    text: {
      en: 'Your money is on hold until the review ends.',
      kor: '심사가 끝날 때까지 묶인 금액이 돼요.',
      tw: '審核結束前將圈存款項。',
    },
    instrument: { en: 'Stock code', kor: '종목 코드', tw: '股票代碼' },
    lots: { en: 'Shares', kor: '수량', tw: '股數' },
    send: { en: 'Request', kor: '신청하기', tw: '送出申請' },
    done: { en: 'Your request was submitted', kor: '신청했어요', tw: '申請已送出' },
    price: { en: 'Price', kor: '가격', tw: '價格' },
    value: { en: 'On hold', kor: '묶인 금액', tw: '圈存金額' },
    close: { en: 'Done', kor: '완료', tw: '完成' },
    open: { en: 'Under review', kor: '심사 중', tw: '審核中' },
  },
  view: ({ name, path, pascal, component }) => `import type { ResponseOf } from '@onelot/api-client'
import { ${name}List, ${name}Submit } from '@onelot/api-client/contract/${area}/${name}'
import { instrumentId } from '@onelot/domain'
import { Button, Card, ListRow, Money, RowList, Section } from '@onelot/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useRead } from '../../base/data/useRead.ts'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { filled } from '../../base/form/fields.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'

type Purchase = ResponseOf<typeof ${name}Submit>['purchase']

const schema = z.object({ instrument: filled, lots: filled.check(z.regex(/^\\d+$/, 'notWhole')) })

/** ${path} */
export function ${component}() {
  const title = useTitleOf()('${name}')
  return useSession().current === undefined ? (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  ) : (
    <${pascal}Form title={title} />
  )
}

function ${pascal}Form({ title }: { title: string }) {
  const { t } = useTranslation('${name}')
  const [done, setDone] = useState<Purchase>()
  const command = useCommandForm(schema, ${name}Submit, {
    defaults: { instrument: '', lots: '' },
    toRequest: ({ instrument, lots }) => ({ instrument: instrumentId(instrument), lots: Number(lots) }),
    draft: { name: '${name}', kept: 'tab' },
    onDone: ({ data }) => {
      setDone(data.purchase)
    },
  })
  return (
    <>
      <FormScreen title={title} text={t('text')} command={command} action={t('send')} after={<Open />}>
        <FormTextField {...command.field('instrument')} label={t('instrument')} autoComplete="off" />
        <FormTextField {...command.field('lots')} label={t('lots')} inputMode="numeric" autoComplete="off" />
      </FormScreen>
      {done === undefined ? null : (
        <PurchaseReceipt
          purchase={done}
          onClose={() => {
            setDone(undefined)
          }}
        />
      )}
    </>
  )
}

function PurchaseReceipt({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { t } = useTranslation('${name}')
  const { id, instrument, lots, price, value } = purchase
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={t('done')}
      label={t('done')}
      status="underReview"
      facts={[
        { label: t('instrument'), value: instrument },
        { label: t('lots'), value: String(lots) },
        { label: t('price'), value: price },
        { label: t('value'), value },
      ]}
      number={id}
      footer={
        <Button block onClick={onClose}>
          {t('close')}
        </Button>
      }
    />
  )
}

/** What is under review. */
function Open() {
  const { t } = useTranslation('${name}')
  const { data } = useRead(${name}List, { open: true, pageSize: 20 })
  if (data === undefined || data.purchases.length === 0) return null
  return (
    <Section heading={t('open')}>
      <Card padding="none">
        <RowList
          label={t('open')}
          rows={data.purchases.map(({ id, instrument, value }) => ({
            key: id,
            row: <ListRow title={instrument} trailing={<Money value={value} own fit />} />,
          }))}
        />
      </Card>
    </Section>
  )
}
`,
  stories: ({ name }) => ({
    world: 'holder',
    imports: `import { expect, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
`,
    text: `type Context = Parameters<NonNullable<Story['play']>>[0]

const send = async (context: Context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: readerOf(context).t('${name}:send') }))
}
const fillIn = async (context: Context) => {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await userEvent.type(canvas.getByLabelText(t('${name}:instrument')), 'US:AAPL')
  await userEvent.type(canvas.getByLabelText(t('${name}:lots')), '3')
}

export const Default: Story = {}
export const Submitted: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await fillIn(context)
    await send(context)
    await screen.findByRole('dialog', { name: t('${name}:done') })
    await context.userEvent.click(screen.getByRole('button', { name: t('${name}:close') }))
    await context.canvas.findByRole('list', { name: t('${name}:open') })
  },
}
export const MarksWhatIsMissing: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await send(context)
    const field = context.canvas.getByLabelText(t('${name}:instrument'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('refusals:fields.required')))
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
`,
  }),
  refused: {},
})
