import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, type Ref } from 'react'
import { LeftOutFiles } from './left-out-files.tsx'
import { uploadsAtom } from './upload-atoms.ts'
import { UploadEntry } from './upload-entry.tsx'
import { UploadPanelActions } from './upload-panel-actions.tsx'
import { UploadPanelHead } from './upload-panel-head.tsx'
import { inOrderOfNeed, type Upload } from './upload.ts'

type UploadPanelProps = { ref: Ref<HTMLDialogElement>; isOpen: boolean; onClose: () => void }

/** The uploads in the corner of every page; on a phone at its bottom. It leaves the page usable. */
export function UploadPanel({ ref, isOpen, onClose }: UploadPanelProps) {
  const { t } = useLingui()
  const uploads = useAtomValue(uploadsAtom)
  const own = inOrderOfNeed(uploads.filter(({ isOwn }) => isOwn))
  const others = uploads.filter(({ isOwn }) => !isOwn)
  const id = useId()
  const [titleId, othersId] = [`${id}-title`, `${id}-others`]
  return (
    <dialog
      ref={ref}
      open={isOpen}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-auto end-0 bottom-0 z-40 m-0 max-h-[min(65dvh,36rem)] w-full max-w-full flex-col overflow-hidden rounded-t-panel border border-line bg-ground p-0 pb-[env(safe-area-inset-bottom)] text-text shadow-float outline-none open:flex max-sm:border-x-0 max-sm:border-b-0 sm:end-6 sm:bottom-6 sm:w-108 sm:rounded-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
    >
      <UploadPanelHead titleId={titleId} uploads={own} onClose={onClose} />
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        className="min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <LeftOutFiles />
        {own.length === 0 && (
          <p className="px-5 py-5 text-small text-text-muted">{t`Nothing is being uploaded.`}</p>
        )}
        <UploadEntries uploads={own} labelId={titleId} />
        {others.length > 0 && (
          <h3
            id={othersId}
            className="border-y border-line bg-surface px-5 py-2 text-caption text-text-muted"
          >
            {t`Begun on another device or by a colleague`}
          </h3>
        )}
        <UploadEntries uploads={others} labelId={othersId} />
      </div>
      <UploadPanelActions uploads={own} />
    </dialog>
  )
}

type UploadEntriesProps = { uploads: readonly Upload[]; labelId: string }

function UploadEntries({ uploads, labelId }: UploadEntriesProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-labelledby={labelId}>
      {uploads.map((upload) => (
        <UploadEntry key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}
