import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { Minus } from '@chignon/ui/icons/minus'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, type Ref } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { LeftOutFiles } from './left-out-files.tsx'
import { uploadListAtom, uploadsAtom } from './upload-atoms.ts'
import { UploadEntry } from './upload-entry.tsx'
import { overallOf } from './upload.ts'
import { useUploadTexts } from './use-upload-texts.ts'

type UploadPanelProps = { ref: Ref<HTMLDialogElement>; isOpen: boolean; onClose: () => void }

/** The uploads in the corner of every page; on a phone at its bottom. It leaves the page usable. */
export function UploadPanel({ ref, isOpen, onClose }: UploadPanelProps) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const { bytes } = useUploadTexts()
  const uploads = useAtomValue(uploadsAtom)
  const list = useAtomValue(uploadListAtom)
  const titleId = useId()
  const overall = overallOf(uploads)
  const done = uploads.filter(({ state }) => state === 'ready')
  const [sent, whole] = [bytes(overall?.sentBytes ?? 0), bytes(overall?.size ?? 0)]
  return (
    <dialog
      ref={ref}
      open={isOpen}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-auto end-0 bottom-0 z-40 m-0 max-h-[min(70dvh,36rem)] w-full max-w-full flex-col overflow-hidden rounded-t-panel border border-line bg-ground p-0 text-text shadow-float outline-none open:flex max-sm:border-x-0 max-sm:border-b-0 sm:end-6 sm:bottom-6 sm:w-108 sm:rounded-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="flex flex-col gap-3 border-b border-line py-3 ps-5 pe-3">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-subtitle font-medium">{t`Uploads`}</h2>
          <IconButton label={t`Hide the uploads`} onClick={onClose}>
            <Minus />
          </IconButton>
        </div>
        {overall && uploads.length > 1 && (
          <ProgressBar
            className="pe-2 pb-1"
            label={t`All together`}
            value={overall.sentBytes}
            max={overall.size}
            valueText={`${percent(Math.floor((overall.sentBytes / overall.size) * 100))} · ${t`${sent} of ${whole}`}`}
          />
        )}
      </header>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        className="min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <LeftOutFiles />
        {uploads.length === 0 ? (
          <p className="px-5 py-6 text-small text-text-muted">{t`Nothing is being uploaded.`}</p>
        ) : (
          <ul aria-labelledby={titleId}>
            {uploads.map((upload) => (
              <UploadEntry key={upload.id} upload={upload} />
            ))}
          </ul>
        )}
      </div>
      {done.length > 0 && (
        <footer className="border-t border-line px-3 py-2">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              for (const { id } of done) void list?.dismiss(id)
            }}
          >
            {t`Clear what is ready`}
          </Button>
        </footer>
      )}
    </dialog>
  )
}
