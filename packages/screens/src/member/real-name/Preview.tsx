import { useCallback } from 'react'
import * as styles from './realName.css.ts'

/** A picture of this device, whole within the shape of a card. */
export function Preview({ photo, label }: { photo: File; label: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [photo],
  )
  return (
    <div className={styles.frame}>
      <img ref={show} alt={label} className={styles.photo} />
    </div>
  )
}
