import { Camera, ImageUp } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { type FieldTexts, FieldError } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { byteSize } from './byteSize.ts'
import { type ImageFormat, formatNames, imageFormats } from './imageFormat.ts'
import * as styles from './ImageUploader.css.ts'
import type { UploadedImage } from './uploadItems.ts'
import { UploadRow } from './UploadRow.tsx'
import { type UploadImage, type UploadsChange, useUploads } from './useUploads.ts'

/** 10 MB: what a phone's camera makes, with room. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
/** An ID or a receipt is legible at this edge, in px. */
export const MAX_IMAGE_EDGE = 2_048

/** The camera at the back of the phone, and the one at its front. */
export const uploadCameras = ['environment', 'user'] as const

export interface ImageUploaderProps extends FieldTexts {
  /** Sends one picture, already made smaller; a rejection shows as failed, with a retry. */
  upload: UploadImage
  /** Called when a picture is done or removed, and when the first starts and the last ends. */
  onChange: (change: UploadsChange) => void
  /** Pictures that the broker holds already. Read once; a `key` starts anew. */
  initial?: readonly UploadedImage[]
  /** Pictures at most; several are chosen at once where it is more than 1. @defaultValue 1 */
  max?: number
  /** The accepted formats; the widget lists them, and checks a file's content. @defaultValue JPEG, PNG and WebP */
  formats?: readonly ImageFormat[]
  /** The most bytes of a chosen file; the widget shows it. @defaultValue 10 MB */
  maxBytes?: number
  /** The longer edge of what is sent, in px. @defaultValue 2048 */
  maxEdge?: number
  /** Which camera is offered: the one for papers, or the one for a face. @defaultValue 'environment' */
  camera?: (typeof uploadCameras)[number]
  /** Shows what is held; nothing can be added, tried again or removed. */
  disabled?: boolean
  /** Takes the focus where a form says that it is wrong. */
  ref?: Ref<{ focus: () => void }> | undefined
}

const nothing: readonly UploadedImage[] = []

/**
 * Pictures of papers, by camera or from files. The accepted formats are listed; a file is checked by its content, made smaller on
 * the device, and sent with its progress in sight.
 */
export function ImageUploader(props: ImageUploaderProps) {
  const { label, hint, error, optional = false, upload, onChange, initial = nothing, max = 1 } = props
  const { formats = imageFormats, maxBytes = MAX_IMAGE_BYTES, maxEdge = MAX_IMAGE_EDGE } = props
  const { camera = 'environment', disabled = false, ref } = props
  const { locale, t } = useTheme()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => root.current?.focus() }), [])
  const limits = { formats, maxBytes, maxEdge }
  const { items, refusals, room, add, retry, remove } = useUploads({ upload, limits, max, initial, onChange })

  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    formats.map((format) => formatNames[format]),
  )
  const size = byteSize(locale, maxBytes)
  const complaints = refusals.map((refusal) =>
    refusal.reason === 'tooMany'
      ? t('entry.upload.tooMany', { count: max })
      : t(`entry.upload.${refusal.reason}`, { name: refusal.name, types, size }),
  )
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The buttons go away once nothing more fits.
    if (files.length >= room && root.current?.contains(document.activeElement)) root.current.focus()
    add(files)
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }
  const input = {
    type: 'file',
    hidden: true,
    accept: formats.map((format) => `image/${format}`).join(','),
    onChange: take,
  } as const
  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      data-invalid={error !== undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error ${id}-limits`}
      className={styles.root}
    >
      <div className={styles.heading}>
        <Text id={`${id}-label`} size="small" weight="strong" tone="secondary">
          {optional ? t('optional', { label }) : label}
        </Text>
        {max > 1 ? (
          <span className={styles.count}>
            <Text size="small" tone="secondary">
              {t('entry.upload.chosen', { chosen: items.length, max })}
            </Text>
          </span>
        ) : null}
      </div>
      <Text as="p" id={`${id}-limits`} size="small" tone="muted">
        {[hint, t('entry.upload.limits', { types, size })].filter(Boolean).join(' ')}
      </Text>
      {items.length === 0 ? null : (
        <ul role="list" className={styles.items}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              disabled={disabled}
              onRetry={() => retry(item.id)}
              onRemove={() => {
                remove(item.id)
                root.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {room > 0 && !disabled ? (
        <div className={styles.buttons}>
          <ChooseButton text={t('entry.upload.camera')} icon={Camera} input={{ ...input, capture: camera }} />
          <ChooseButton
            text={t('entry.upload.file')}
            icon={ImageUp}
            input={{ ...input, multiple: max > 1 }}
          />
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={complaints.length > 0 ? complaints.join('\n') : error} />
    </div>
  )
}

interface ChooseButtonProps {
  text: string
  icon: typeof Camera
  input: ComponentProps<'input'>
}

function ChooseButton({ text, icon, input }: ChooseButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon icon={icon} size="small" />}
        onClick={() => file.current?.click()}
      >
        {text}
      </Button>
      <input {...input} ref={file} />
    </>
  )
}
