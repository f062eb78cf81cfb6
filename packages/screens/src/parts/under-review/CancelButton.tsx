import { Button } from '@onelot/ui'
import { useState } from 'react'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelRequest, type CancelRequestProps } from './CancelRequest.tsx'

/** Asks whether to take back what is under review. */
export function CancelButton(props: Omit<CancelRequestProps, 'onClose'>) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsAsked(true)}>
        {props.action}
      </Button>
      <SheetSlot>{isAsked ? <CancelRequest {...props} onClose={() => setIsAsked(false)} /> : null}</SheetSlot>
    </>
  )
}
