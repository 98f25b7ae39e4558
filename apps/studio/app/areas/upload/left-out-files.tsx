import { IconButton } from '@chignon/ui/icon-button'
import { X } from '@chignon/ui/icons/x'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { leftOutAtom } from './upload-atoms.ts'
import { useLeftOutTexts } from './use-left-out-texts.ts'

/** The dropped files that are not used, each with its reason. */
export function LeftOutFiles() {
  const { t } = useLingui()
  const [files, setFiles] = useAtom(leftOutAtom)
  const reasonText = useLeftOutTexts()
  const titleId = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="border-b border-line bg-surface py-3 ps-5 pe-3">
      <div className="flex items-center justify-between gap-4">
        <h3 id={titleId} className="text-small font-medium">{t`Not added`}</h3>
        <IconButton size="small" label={t`Hide these files`} onClick={() => setFiles([])}>
          <X className="size-4!" />
        </IconButton>
      </div>
      <ul className="grid gap-2 pe-2 pb-1">
        {files.map(({ name, reason }, index) => (
          // The same file may be dropped twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="text-caption">
            <span className="block font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            <span className="text-text-muted">{reasonText(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
