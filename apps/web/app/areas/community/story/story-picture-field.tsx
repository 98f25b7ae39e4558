import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { FileDrop } from '@chignon/ui/file-drop'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

const { types, maxBytes } = filePurposes['post-picture']

/** The picture of a story, chosen or dropped, also before scripts have loaded. It is sent with the form. */
export function StoryPictureField() {
  const { t } = useLingui()
  const limit = useFormats().number(maxBytes / 1024 / 1024)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isRejected, setIsRejected] = useState(false)
  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    // The form and its preview follow these events, which a script does not fire by itself.
    for (const type of ['input', 'change']) input.current.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const tooLarge = file !== null && file.size > maxBytes
  return (
    <FileDrop
      ref={input}
      name="picture"
      label={t`Picture (optional)`}
      hint={<Trans>Upright pictures fill the screen. Without a picture, we draw one for your story.</Trans>}
      error={isRejected && <Trans>This is not a picture. Choose a JPEG, PNG, WebP or AVIF file.</Trans>}
      accept={types.join(',')}
      onChange={({ currentTarget }) => {
        setFile(currentTarget.files?.[0] ?? null)
        setIsRejected(false)
      }}
      onReject={() => setIsRejected(true)}
      files={
        file
          ? [
              {
                id: file.name,
                name: file.name,
                error: tooLarge && <Trans>The file is too large. Choose one of at most {limit} MB.</Trans>,
              },
            ]
          : []
      }
      onRemove={remove}
      labels={{
        files: t`Picture`,
        remove: (name) => t`Remove ${name}`,
        onlyOne: (names) => t`Only one file can be added. ${names} was left out.`,
      }}
    />
  )
}
