import { Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Carousel.css.ts'

interface CarouselControlsProps {
  slides: readonly { readonly id: string; readonly label: string }[]
  index: number
  onGo: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Given where slides come by themselves. */
  paused?: boolean
  onPause?: () => void
}

/** A dot for each slide, and the pause button before them, where there is something to pause. */
export function CarouselControls(props: CarouselControlsProps) {
  const { slides, index, onGo, onKeyDown, paused = false, onPause } = props
  const t = useUiMessages()
  return (
    <div role="group" aria-label={t('display.carousel.choose')} className={styles.controls}>
      {onPause === undefined ? null : (
        <IconButton
          label={paused ? t('display.carousel.play') : t('display.carousel.pause')}
          icon={<Icon icon={paused ? Play : Pause} size="small" />}
          onClick={onPause}
        />
      )}
      {slides.map((slide, at) => (
        <button
          key={slide.id}
          type="button"
          aria-label={t('display.carousel.go', { position: at + 1, name: slide.label })}
          aria-current={at === index ? true : undefined}
          className={styles.dot}
          onKeyDown={onKeyDown}
          onClick={() => onGo(at)}
        >
          <span className={styles.mark} />
        </button>
      ))}
    </div>
  )
}
