import { media, useMedia } from '@onelot/ui'

/** Heights of the price pane, in pixels, and of the skeleton in place of the whole chart. */
const heights = {
  usual: { price: 300, skeleton: '22rem' },
  /** The periods under the chart are in sight with it. */
  small: { price: 170, skeleton: '17rem' },
} as const

export const useChartHeight = () => heights[useMedia(media.small) ? 'small' : 'usual']
