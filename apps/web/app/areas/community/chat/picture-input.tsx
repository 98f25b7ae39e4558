import { TextField, type TextFieldProps } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pictureTypes } from './use-message-picture.ts'

type PictureInputProps = {
  /** Props of the field that describes the picture. */
  alt: Omit<TextFieldProps, 'label'> & { name: string }
  /** Receives the files that were chosen before scripts were running, and their description. */
  onTakeOver: (files: Iterable<File>, alt: string) => void
}

/** The fields of a picture in a form without scripts: the file, whose name the browser shows, and what it shows. */
export function PictureInput({ alt, onTakeOver }: PictureInputProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const { files, form } = input.current ?? {}
    if (!files?.length || !form) return
    const described = new FormData(form).get(alt.name)
    onTakeOver(files, typeof described === 'string' ? described : '')
  })
  useEffect(() => {
    takeOver()
  }, [])
  return (
    <>
      <label className="grid gap-1.5">
        <span className="text-small font-medium">{t`Add a picture`}</span>
        <input
          ref={input}
          type="file"
          name="picture"
          accept={pictureTypes}
          className="w-full rounded-control border border-dashed border-line-strong p-3 text-small text-text-muted file:me-4 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-transparent file:px-4 file:py-2 file:font-medium file:text-text"
        />
      </label>
      <TextField
        {...alt}
        label={t`What does it show?`}
        hint={t`For people who cannot see it.`}
        autoComplete="off"
      />
    </>
  )
}
