import type { ApexOptions } from 'apexcharts'
import type { Curve } from './curve.ts'
import { chartBase, still } from '../chartBase.ts'

export interface CurveLook {
  readonly theme: 'light' | 'dark'
  readonly line: string
  readonly rule: string
  readonly label: string
  /** Texts of the axis and the read-out; masked by the caller while amounts are hidden. */
  readonly axis: (value: Curve['low']) => string
  readonly amount: (value: Curve['low']) => string
  readonly date: (date: Curve['first']['date']) => string
}

/** The options of the engine. It draws heights from 0 to 1; every text and figure comes from here. */
export function curveOptions(curve: Curve, name: string, look: CurveLook): ApexOptions {
  const { axis } = curve
  /** Where all is nothing there is one label, in the middle of two distances. */
  const steps = axis.length === 1 ? 2 : axis.length - 1
  const axisText = (height: number): string => {
    const amount = axis[axis.length === 1 ? (height === 0.5 ? 0 : -1) : Math.round(height * steps)]
    return amount === undefined ? '' : look.axis(amount)
  }
  const dayAt = (index: number) => curve.days[index]
  return {
    chart: { ...chartBase, type: 'area' },
    colors: [look.line],
    stroke: { width: 2, curve: 'straight' },
    fill: { type: 'gradient', gradient: { opacityFrom: 0.24, opacityTo: 0 } },
    dataLabels: { enabled: false },
    legend: { show: false },
    states: still,
    grid: { show: false, padding: { left: 0, right: 12, top: -16, bottom: -8 } },
    markers: { size: curve.days.length === 1 ? 4 : 0, hover: { size: 4 } },
    xaxis: {
      type: 'category',
      categories: curve.days.map(({ date }) => date),
      labels: { show: false },
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { stroke: { color: look.rule, dashArray: 0 } },
      tooltip: { enabled: false },
    },
    yaxis: {
      min: 0,
      max: 1,
      tickAmount: steps,
      opposite: true,
      labels: {
        align: 'left',
        offsetX: -4,
        style: { colors: [look.label], fontSize: '12px' },
        formatter: axisText,
      },
    },
    annotations: {
      yaxis: [{ y: curve.zeroHeight, borderColor: look.rule, strokeDashArray: 3, opacity: 1 }],
    },
    tooltip: {
      theme: look.theme,
      marker: { show: false },
      x: { formatter: (at) => look.date(dayAt(at - 1)?.date ?? curve.last.date) },
      y: {
        formatter: (_height, { dataPointIndex }: { dataPointIndex: number }) =>
          look.amount(dayAt(dataPointIndex)?.profit ?? curve.last.profit),
        title: { formatter: () => name },
      },
    },
  }
}
