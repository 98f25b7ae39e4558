import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { ImagePlus } from '@chignon/ui/icons/image-plus'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { pictureTypes } from './use-message-picture.ts'

type AttachPictureProps = {
  /** Shows its label instead of only an icon. Default false. */
  isLabelled?: boolean
  onAdd: (files: Iterable<File>) => void
}

/** A button that adds a picture to a message; on a phone it also offers the camera. */
export function AttachPicture({ isLabelled = false, onAdd }: AttachPictureProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onAdd(currentTarget.files ?? [])
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      {isLabelled ? (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={choose}>
          <ImagePlus className="size-4.5" />
          {t`Add a picture`}
        </Button>
      ) : (
        <IconButton label={t`Add a picture`} size="large" onClick={choose}>
          <ImagePlus />
        </IconButton>
      )}
    </>
  )
}
