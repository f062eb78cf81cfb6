import type { ApexOptions } from 'apexcharts'
import { keepLegendStylesOut } from './legendStyles.ts'

/** Shared by the drawn charts: no toolbar, no zoom, and no animation. */
export const chartBase = {
  toolbar: { show: false },
  zoom: { enabled: false },
  selection: { enabled: false },
  animations: { enabled: false },
  fontFamily: 'inherit',
  background: 'transparent',
  parentHeightOffset: 0,
  events: { beforeMount: keepLegendStylesOut },
} as const satisfies ApexOptions['chart']

/** A pressed or pointed part keeps its colour: nothing is chosen in these charts. */
export const still = {
  hover: { filter: { type: 'none' } },
  active: { filter: { type: 'none' } },
} as const satisfies ApexOptions['states']

/** Heights of the drawings, in px. */
export const DONUT_PX = 184
/** Room for text in the donut's middle. */
export const HOLE_PX = 100
export const CURVE_PX = 144
