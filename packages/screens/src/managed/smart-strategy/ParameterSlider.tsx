import { Icon, IconButton, Text } from '@onelot/ui'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './ParameterSlider.css.ts'

export interface ParameterSliderProps {
  label: string
  /** In steps; the text says what it means. */
  value: number
  min: number
  max: number
  /** `20 days`. */
  text: string
  onChange: (value: number) => void
}

/** A parameter by a finger, and by single steps where a finger is too coarse. */
export function ParameterSlider({ label, value, min, max, text, onChange }: ParameterSliderProps) {
  const { t } = useTranslation('smartStrategy')
  const id = useId()
  const step = (by: 1 | -1) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }
  return (
    <div role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <Text id={id} size="small" tone="secondary">
          {label}
        </Text>
        <Text weight="strong">{text}</Text>
      </div>
      <div className={styles.line}>
        <IconButton
          label={t('params.less', { name: label })}
          icon={<Icon icon={Minus} size="small" />}
          variant="tonal"
          aria-disabled={value <= min ? true : undefined}
          onClick={() => step(-1)}
        />
        <input
          type="range"
          aria-labelledby={id}
          aria-valuetext={text}
          className={styles.slider}
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <IconButton
          label={t('params.more', { name: label })}
          icon={<Icon icon={Plus} size="small" />}
          variant="tonal"
          aria-disabled={value >= max ? true : undefined}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}
