import { Button } from '@chignon/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { uploadListAtom } from './upload-atoms.ts'
import type { Upload } from './upload.ts'

/** What is done with several uploads at once. */
export function UploadPanelActions({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useLingui()
  const list = useAtomValue(uploadListAtom)
  const done = uploads.filter(({ state }) => state === 'ready')
  const stopped = uploads.filter(({ state, hasHandle }) => state === 'needs-file' && hasHandle)
  // One after another, since the browser asks for each file until it is allowed all of them.
  const continueAll = async () => {
    for (const { id } of stopped) await list?.continueByHandle(id)
  }
  if (done.length === 0 && stopped.length < 2) return null
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-line px-1 py-2">
      {stopped.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => void continueAll()}>
          {t`Continue all`}
        </Button>
      )}
      {done.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            for (const { id } of done) void list?.dismiss(id)
          }}
        >
          {t`Clear what is ready`}
        </Button>
      )}
    </div>
  )
}
