import { useLayoutEffect, useRef } from 'react'
import { BrandMark } from '../../base/shell/Brand.tsx'
import * as styles from './Cover.css.ts'
import { LateLockScreen } from './LateLockScreen.tsx'

/** A modal dialog of the browser is above every other layer, and makes all else inert. */
export function Cover({ isLocked }: { isLocked: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-labelledby={isLocked ? styles.titleId : undefined}
      onCancel={(event) => event.preventDefault()}
    >
      {isLocked ? <LateLockScreen /> : <BrandMark />}
    </dialog>
  )
}
