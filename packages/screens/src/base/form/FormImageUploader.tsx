import { type ImageUploaderProps, ImageUploader } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { type BoundProps, useBound } from './useBound.ts'
import { useUploadImage } from './useUploadImage.ts'

export type FormImageUploaderProps = Omit<
  BoundProps<ImageUploaderProps, string>,
  'upload' | 'initial' | 'max' | 'ref'
> & { initial: string }

/** One picture of a form: it is sent to the broker as it is chosen, and the field holds the key that names it there; empty text while there is none. */
export function FormImageUploader({ control, name, initial, reasons, ...props }: FormImageUploaderProps) {
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  const { t } = useTranslation()
  const upload = useUploadImage()
  return (
    <ImageUploader
      {...props}
      {...tied}
      upload={upload}
      initial={text === '' ? [] : [{ key: text, name: t('form.uploaded') }]}
      onChange={({ images }) => change(images[0]?.key ?? '')}
    />
  )
}
