import {
  type NamedInstrument,
  type PriceAlertOnWire,
  priceAlertsDelete,
  priceAlertsSwitch,
} from '@onelot/api-client'
import {
  Icon,
  IconButton,
  RowList,
  Stack,
  Switch,
  dayIn,
  formatLocalDate,
  formatNear,
  formatPrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { localDate } from '@onelot/domain'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import * as styles from './Alerts.css.ts'
import { percentText } from './percentText.ts'

export interface AlertRowsProps {
  label: string
  alerts: readonly PriceAlertOnWire[]
  instruments: readonly NamedInstrument[]
  /** Names the instrument of each, where they are of several. @defaultValue false */
  named?: boolean
  /** Left out where alerts are not changed here. */
  onChange?: (change: { alert: PriceAlertOnWire }) => void
}

/** Alerts with a switch and a button that deletes them. */
export function AlertRows({ label, alerts, instruments, named = false, onChange }: AlertRowsProps) {
  const { t } = useTranslation('alerts')
  const text = useAlertText(instruments)
  const switching = usePlainWrite(priceAlertsSwitch)
  const sayFailed = useFailedToast()
  const deleting = useSubmit(priceAlertsDelete, { success: t('deleted') })
  const turn = async (alert: string, on: boolean) => {
    await sayFailed(await switching.send({ alert, on }))
  }
  const rowOf = (alert: PriceAlertOnWire) => {
    const condition = text.condition(alert)
    const name = text.name(alert)
    const whole = named ? `${name}: ${condition}` : condition
    return (
      <div className={styles.row}>
        <Switch
          label={whole}
          description={text.state(alert)}
          checked={alert.on}
          disabled={switching.pending || deleting.pending}
          onChange={({ checked }) => void turn(alert.id, checked)}
        />
        {onChange === undefined ? null : (
          <IconButton
            label={t('changeNamed', { condition: whole })}
            icon={<Icon icon={Pencil} size="small" />}
            onClick={() => onChange({ alert })}
          />
        )}
        <IconButton
          label={t('deleteNamed', { condition: whole })}
          icon={<Icon icon={Trash2} size="small" />}
          disabled={switching.pending || deleting.pending}
          onClick={() => deleting.send({ alert: alert.id })}
        />
      </div>
    )
  }
  return (
    <Stack gap="x2">
      <RowList label={label} rows={alerts.map((alert) => ({ key: alert.id, row: rowOf(alert) }))} />
      <OutcomeNote submit={deleting} />
    </Stack>
  )
}

/** The condition of an alert, and whether it is on, has fired today, or waits for the price to come back. */
function useAlertText(instruments: readonly NamedInstrument[]) {
  const { t } = useTranslation('alerts')
  const { locale } = useTheme()
  const nameOf = useName()
  const now = useNow()
  const listing = (alert: PriceAlertOnWire) => instruments.find(({ id }) => id === alert.instrument)
  const price = (alert: PriceAlertOnWire, amount: PriceAlertOnWire['level']): string => {
    const found = listing(alert)
    return found === undefined ? amount : formatPrice(locale, amount, priceScale(found, undefined))
  }
  const state = (alert: PriceAlertOnWire): string => {
    const { on, wait, fired, expiresAt } = alert
    if (on && wait !== 'level') return t(`state.${wait}`)
    if (fired !== undefined)
      return t('state.firedAt', {
        time: formatNear(locale, fired.at, now(), readerZone()),
        price: price(alert, fired.price),
      })
    if (!on) return t('state.off')
    return t('until', { date: formatLocalDate(locale, localDate(dayIn(expiresAt, readerZone()))) })
  }
  return {
    name(alert: PriceAlertOnWire): string {
      const found = listing(alert)
      return found === undefined ? '' : nameOf(found.name)
    },
    condition: (alert: PriceAlertOnWire): string => {
      const { condition } = alert
      return condition.kind === 'price'
        ? t(`condition.price.${condition.direction}`, { price: price(alert, condition.price) })
        : t(`condition.percent.${condition.direction}`, { percent: percentText(locale, condition.percent) })
    },
    state: (alert: PriceAlertOnWire): string =>
      [alert.note, state(alert), t(`repeats.${alert.repeat}`)].filter(Boolean).join(' · '),
  }
}
