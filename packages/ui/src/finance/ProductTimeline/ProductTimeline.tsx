import { useMemo } from 'react'
import { Steps, type StepsProps } from '../../primitives/Steps/Steps.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatDayRange, formatMomentRange } from '../format/time.ts'
import { type ProductDate, changesOf, stateOfDates } from './timelineSteps.ts'
import { useLastPassed } from './useLastPassed.ts'

export const timelineDetails = ['days', 'moments'] as const

export interface ProductTimelineProps extends Pick<StepsProps, 'orientation'> {
  /** What the dates are of: `Dates of the offer`. */
  label: string
  /** In their order. */
  dates: readonly ProductDate[]
  /** IANA zone in which the days are written: the exchange's. */
  zone: string
  /** Days alone, or each moment. @defaultValue 'days' */
  detail?: (typeof timelineDetails)[number] | undefined
  /** The clock, in epoch milliseconds: the server's where the device's may be wrong. @defaultValue the device's */
  now?: (() => number) | undefined
}

/** The dates of an offer, the present one marked: what is over, what is on or comes next. It moves on by itself when a date comes. */
export function ProductTimeline(props: ProductTimelineProps) {
  const { label, dates, zone, now, orientation = 'horizontal', detail = 'days' } = props
  const { locale } = useTheme()
  const moments = useMemo(() => changesOf(dates), [dates])
  const states = stateOfDates(dates, useLastPassed(moments, now))
  const steps = dates.map(({ id, label: name, from, to = from }, index) => ({
    id,
    label: name,
    state: states[index] ?? 'waiting',
    description:
      detail === 'days' ? formatDayRange(locale, from, to, zone) : formatMomentRange(locale, from, to, zone),
  }))
  return <Steps label={label} steps={steps} orientation={orientation} size="small" />
}
