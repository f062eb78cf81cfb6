import { LayerHost } from '@onelot/ui'
import { type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Mounted {
  readonly content: ReactNode
  readonly isOpen: boolean
  /** What opens next begins anew, also while the last one still closes. */
  readonly opening: number
}

/**
 * Where a sheet or a dialog is mounted that is there only while it is open, `{isAsked ? <CancelDialog onClose={…} /> : null}`. What was
 * mounted stays while it closes, with its state and its animation: until the last of its layers has left, which they say by `LayerHost`.
 */
export function SheetSlot({ children }: { children: ReactNode }) {
  const around = use(LayerHost)
  const isOpen = children !== null && children !== undefined && children !== false
  const [mounted, setMounted] = useState<Mounted>({ content: null, isOpen: false, opening: 0 })
  if (isOpen && (!mounted.isOpen || mounted.content !== children))
    setMounted({ content: children, isOpen, opening: mounted.opening + (mounted.isOpen ? 0 : 1) })
  if (!isOpen && mounted.isOpen) setMounted({ ...mounted, isOpen })
  /** Layers that show, with those of slots inside; and whether the slot is open, as of the last render that was committed. */
  const shown = useRef({ layers: 0, isOpen: false })
  const addAround = around?.add
  const { unmount, add } = useMemo(() => {
    const unmountClosed = () => {
      setMounted((now) => (now.isOpen || now.content === null ? now : { ...now, content: null }))
    }
    return {
      unmount: unmountClosed,
      add: () => {
        shown.current.layers += 1
        const leaveAround = addAround?.()
        return () => {
          shown.current.layers -= 1
          leaveAround?.()
          if (!shown.current.isOpen && shown.current.layers === 0) unmountClosed()
        }
      },
    }
  }, [addAround])
  useLayoutEffect(() => {
    shown.current.isOpen = isOpen
    if (!isOpen && shown.current.layers === 0) unmount()
  }, [isOpen, unmount])
  const isClosing = !isOpen || around?.isClosing === true
  const host = useMemo(() => ({ isClosing, add }), [isClosing, add])
  return (
    <LayerHost key={mounted.opening} value={host}>
      {isOpen ? children : mounted.content}
    </LayerHost>
  )
}
