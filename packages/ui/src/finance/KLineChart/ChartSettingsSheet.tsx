import { type Adjustment, type LocalDate, adjustments, localDate } from '@onelot/domain'
import { PencilLine } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as styles from './ChartToolbar.css.ts'
import {
  type ChartType,
  type IndicatorSelection,
  chartTypes,
  overlayIndicators,
  paneIndicators,
} from './indicatorChoice.ts'
import { useKLineMessages } from './useKLineMessages.ts'

export interface ChartSettingsSheetProps {
  /** Whether it is open. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** How bars are drawn. */
  type: ChartType
  /** Called with the type chosen. */
  onType: (change: { type: ChartType }) => void
  /** How past prices account for dividends and splits. */
  adjustment: Adjustment
  /** Called with the adjustment chosen. */
  onAdjustment: (change: { adjustment: Adjustment }) => void
  /** What is drawn over the price, and in panes under it. */
  indicators: IndicatorSelection
  /** Called with everything that is drawn now. */
  onIndicators: (change: { indicators: IndicatorSelection }) => void
  /** Exchange-local dates between which one may jump. */
  jumpFrom?: LocalDate
  /** The last date one may jump to, in the time of the exchange. */
  jumpUntil?: LocalDate
  /** Shows what the reader has drawn, and what else they may; left out where nothing can be drawn. */
  onDrawings?: (() => void) | undefined
  /** Called with the date to bring to the middle. */
  onJump: (jump: { date: LocalDate }) => void
}

/** The choices in the order of the list, with one of them switched. */
function switched<T extends string>(all: readonly T[], chosen: readonly T[], one: T, on: boolean): T[] {
  return all.filter((each) => (each === one ? on : chosen.includes(each)))
}

/** How bars are drawn, adjustment, indicators and a date to jump to. Choices hold at once, under the sheet, where the chart stays visible. */
export function ChartSettingsSheet(props: ChartSettingsSheetProps) {
  const {
    open,
    onClose,
    type,
    onType,
    adjustment,
    onAdjustment,
    indicators,
    onIndicators,
    onDrawings,
    jumpFrom,
    jumpUntil,
    onJump,
  } = props
  const t = useKLineMessages()
  const id = useId()
  const [date, setDate] = useState('')
  const jump = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (date !== '') onJump({ date: localDate(date) })
  }
  const { overlays, panes } = indicators
  return (
    <Sheet open={open} onClose={onClose} title={t('settings')}>
      <div className={styles.settings}>
        {onDrawings === undefined ? null : (
          <Button
            block
            variant="secondary"
            icon={<Icon icon={PencilLine} size="small" />}
            onClick={onDrawings}
          >
            {t('drawings.title')}
          </Button>
        )}
        <RadioGroup
          label={t('type')}
          choices={chartTypes.map((value) => ({
            value,
            label: t(`types.${value}`),
            description: value === 'area' ? t('areaText') : undefined,
          }))}
          value={type}
          onChange={({ value }) => onType({ type: value })}
        />
        <RadioGroup
          label={t('adjustment')}
          choices={adjustments.map((value) => ({
            value,
            label: t(value),
            ...(value === 'backward' ? { description: t('backwardText') } : {}),
          }))}
          value={adjustment}
          onChange={({ value }) => onAdjustment({ adjustment: value })}
        />
        <div role="group" aria-labelledby={`${id}-overlays`} className={styles.group}>
          <span id={`${id}-overlays`} className={styles.groupName}>
            {t('overlays')}
          </span>
          {overlayIndicators.map((one) => (
            <Checkbox
              key={one}
              label={t(`indicators.${one}`)}
              checked={overlays.includes(one)}
              onChange={({ checked }) => {
                onIndicators({
                  indicators: { panes, overlays: switched(overlayIndicators, overlays, one, checked) },
                })
              }}
            />
          ))}
        </div>
        <div role="group" aria-labelledby={`${id}-panes`} className={styles.group}>
          <span id={`${id}-panes`} className={styles.groupName}>
            {t('panes')}
          </span>
          {paneIndicators.map((one) => (
            <Checkbox
              key={one}
              label={t(`indicators.${one}`)}
              checked={panes.includes(one)}
              onChange={({ checked }) => {
                onIndicators({
                  indicators: { overlays, panes: switched(paneIndicators, panes, one, checked) },
                })
              }}
            />
          ))}
        </div>
        <form className={styles.jump} onSubmit={jump}>
          <div className={styles.jumpDate}>
            <TextField
              label={t('jump')}
              type="date"
              min={jumpFrom}
              max={jumpUntil}
              value={date}
              onChange={({ value }) => setDate(value)}
            />
          </div>
          <Button type="submit" variant="secondary" disabled={date === ''}>
            {t('go')}
          </Button>
        </form>
      </div>
    </Sheet>
  )
}
