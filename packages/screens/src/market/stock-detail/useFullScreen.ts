import { media } from '@onelot/ui'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from '../../base/ports/ports.ts'

/** Opened by its button, or by turning the phone on its side. */
type OpenedBy = 'button' | 'turning'

export interface FullScreen {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Whether the screen was turned: few browsers allow it but to an installed app, and the others show the chart upright. */
async function turnOnItsSide(): Promise<boolean> {
  if (!matchMedia(media.uprightPhone).matches) return false
  try {
    await screen.orientation.lock('landscape')
    return true
  } catch {
    return false
  }
}

/** Whether a sheet is open over the element: what is being filled in is not covered. */
const isCovered = (element: HTMLElement | null): boolean => !!element?.closest('[aria-hidden=true]')

/**
 * Whether the chart has the whole screen. The way back closes it, and so does turning the phone upright where turning it opened it.
 * `chart`: the chart on the page.
 */
export function useFullScreen(chart: RefObject<HTMLElement | null>): FullScreen {
  const { openLayer } = useNavigation()
  const [openedBy, setOpenedBy] = useState<OpenedBy>()
  const isOpen = openedBy !== undefined
  const close = () => {
    setOpenedBy(undefined)
  }
  const turn = useEffectEvent((onItsSide: boolean) => {
    if (onItsSide && !isOpen && !isCovered(chart.current)) setOpenedBy('turning')
    if (!onItsSide && openedBy === 'turning') close()
  })
  useEffect(() => {
    const side = matchMedia(media.phoneOnSide)
    const follow = () => {
      turn(side.matches)
    }
    side.addEventListener('change', follow)
    return () => {
      side.removeEventListener('change', follow)
    }
  }, [])
  useEffect(
    () =>
      isOpen
        ? openLayer(() => {
            setOpenedBy(undefined)
          })
        : undefined,
    [isOpen, openLayer],
  )
  useEffect(() => {
    if (openedBy !== 'button') return undefined
    const turned = turnOnItsSide()
    return () => {
      void turned.then((locked) => {
        if (locked) screen.orientation.unlock()
      })
    }
  }, [openedBy])
  return {
    isOpen,
    open: () => setOpenedBy('button'),
    close,
  }
}
