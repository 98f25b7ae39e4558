import { maxGalleryPictures } from '@chignon/contract/identity/identity-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { FileDrop } from '@chignon/ui/file-drop'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { AddPictureForm } from './add-picture-form.tsx'
import { PictureUploadRow } from './picture-upload-row.tsx'
import { pictureTypes, usePictureUploads } from './use-picture-uploads.ts'

const megabytes = filePurposes.gallery.maxBytes / 1024 / 1024

/** Adds pictures by choice, camera, drag or paste. */
export function AddPictures({ count }: { count: number }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { uploads, add, retry, drop } = usePictureUploads()
  const left = maxGalleryPictures - count - uploads.filter(({ isRefused }) => !isRefused).length
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => pictureTypes.includes(type))
    if (files.length > 0) add(files.slice(0, left))
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
  const size = number(megabytes)
  const most = number(maxGalleryPictures)
  return (
    <div className="grid grid-cols-1 gap-6">
      {left > 0 ? (
        <>
          <FileDrop
            className="noscript:hidden"
            label={t`Add pictures`}
            hint={
              <Trans>JPEG, PNG or WebP, up to {size} MB. Drag them here, paste them or take a photo.</Trans>
            }
            accept={pictureTypes}
            multiple
            labels={{ rejected: (names) => t`${names} cannot be added. Choose a file of another kind.` }}
            onValueChange={(files) => add(files.slice(0, left))}
          />
          <AddPictureForm megabytes={size} />
        </>
      ) : (
        <FormMessage tone="info">
          <Trans>Your gallery is full: it has {most} pictures.</Trans>
        </FormMessage>
      )}
      {uploads.length > 0 && (
        <ul role="list" aria-label={t`New pictures`}>
          {uploads.map((upload) => (
            <PictureUploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDone={() => drop(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
