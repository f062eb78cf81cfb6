import { media, useMedia } from '@onelot/ui'

/**
 * Heights of the price pane, in pixels, and of the skeleton in place of the whole chart: the price with its volume, and three lines of figures,
 * so that the buttons under it stay where they are.
 */
const heights = {
  usual: { price: 300, skeleton: 'calc(403px + 3.2625rem)' },
  /** The periods under the chart are in sight with it. */
  small: { price: 144, skeleton: 'calc(247px + 3.2625rem)' },
} as const

export const useChartHeight = () => heights[useMedia(media.small) ? 'small' : 'usual']
