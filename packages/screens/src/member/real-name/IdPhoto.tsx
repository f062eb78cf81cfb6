import { Button, Icon, ImageUploader, NoticeBar, Stack } from '@onelot/ui'
import { Camera, RotateCwSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Bound } from '../../base/form/formValues.ts'
import { useBound } from '../../base/form/useBound.ts'
import { useUploadImage } from '../../base/form/useUploadImage.ts'
import * as styles from './realName.css.ts'
import { Preview } from './Preview.tsx'
import { rotated } from './rotated.ts'

export interface IdPhotoProps extends Bound<string> {
  label: string
  /** The picture as it was sent; undefined while there is none. */
  photo: File | undefined
  onPhoto: (photo: File | undefined) => void
}

/** One side of an ID: from the camera or a file, then large as it was sent, to be turned or taken again. The field holds its key. */
export function IdPhoto({ control, name, initial, label, photo, onPhoto }: IdPhotoProps) {
  const { t } = useTranslation('realName')
  const { text: key, change, tied } = useBound({ control, name, initial })
  const upload = useUploadImage()
  const [turning, setTurning] = useState(false)
  const [failed, setFailed] = useState(false)
  const [sent, setSent] = useState<File>()
  const turn = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      turn.current?.abort()
    },
    [],
  )

  if (photo === undefined || key === '')
    return (
      <ImageUploader
        {...tied}
        error={tied.error === undefined || key !== '' ? tied.error : t('photo.required')}
        label={label}
        upload={(image, options) => {
          setSent(image)
          return upload(image, options)
        }}
        onChange={({ images }) => {
          onPhoto(sent)
          change(images[0]?.key ?? '')
        }}
      />
    )

  async function rotate(picture: File): Promise<void> {
    const { signal } = (turn.current = new AbortController())
    setTurning(true)
    setFailed(false)
    try {
      const turned = await rotated(picture)
      signal.throwIfAborted()
      const { key: next } = await upload(turned, { onProgress: () => undefined, signal })
      onPhoto(turned)
      change(next)
    } catch {
      if (!signal.aborted) setFailed(true)
    } finally {
      if (!signal.aborted) setTurning(false)
    }
  }

  function takeAgain(): void {
    turn.current?.abort()
    setTurning(false)
    setFailed(false)
    onPhoto(undefined)
    change('')
  }

  return (
    <Stack gap="x3">
      <Preview photo={photo} label={label} />
      {tied.error === undefined ? null : <NoticeBar tone="error">{tied.error}</NoticeBar>}
      {failed ? <NoticeBar tone="error">{t('photo.failed')}</NoticeBar> : null}
      <div className={styles.pair}>
        <Button
          variant="secondary"
          block
          icon={<Icon icon={RotateCwSquare} size="small" />}
          loading={turning}
          onClick={() => void rotate(photo)}
        >
          {t('photo.rotate')}
        </Button>
        <Button variant="secondary" block icon={<Icon icon={Camera} size="small" />} onClick={takeAgain}>
          {t('photo.retake')}
        </Button>
      </div>
    </Stack>
  )
}
