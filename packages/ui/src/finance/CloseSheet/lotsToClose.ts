import type { OpenPositionView } from '@onelot/domain'

/** Open lots that no working order closes yet. */
export const lotsToClose = (position: OpenPositionView): number =>
  position.status === 'holding'
    ? position.fill.lots
    : position.closes.reduce((free, { lots }) => free - lots, position.fill.lots)
