import { LayerHost } from '@onelot/ui'
import { type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface Kept {
  readonly content: ReactNode
  readonly isOpen: boolean
  /** What opens next begins anew, also while the last one still closes. */
  readonly opening: number
}

/**
 * Where a sheet or a dialog is mounted that is there only while it is open, `{isAsked ? <CancelDialog onClose={…} /> : null}`. What was
 * mounted stays while it closes, with its state and its animation.
 */
export function SheetSlot({ children }: { children: ReactNode }) {
  const around = use(LayerHost)
  const isOpen = children !== null && children !== undefined && children !== false
  const [kept, setKept] = useState<Kept>({ content: null, isOpen: false, opening: 0 })
  if (isOpen && (!kept.isOpen || kept.content !== children))
    setKept({ content: children, isOpen, opening: kept.opening + (kept.isOpen ? 0 : 1) })
  if (!isOpen && kept.isOpen) setKept({ ...kept, isOpen })
  const shown = useRef({ layers: 0, isOpen: false })
  const addAround = around?.add
  const { drop, add } = useMemo(() => {
    const dropClosed = () => {
      setKept((now) => (now.isOpen || now.content === null ? now : { ...now, content: null }))
    }
    return {
      drop: dropClosed,
      add: () => {
        shown.current.layers += 1
        const leaveAround = addAround?.()
        return () => {
          shown.current.layers -= 1
          leaveAround?.()
          if (!shown.current.isOpen && shown.current.layers === 0) dropClosed()
        }
      },
    }
  }, [addAround])
  useLayoutEffect(() => {
    shown.current.isOpen = isOpen
    if (!isOpen && shown.current.layers === 0) drop()
  }, [isOpen, drop])
  const isClosing = !isOpen || around?.isClosing === true
  const host = useMemo(() => ({ isClosing, add }), [isClosing, add])
  return (
    <LayerHost key={kept.opening} value={host}>
      {isOpen ? children : kept.content}
    </LayerHost>
  )
}
