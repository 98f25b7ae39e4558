import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { offerUndoAtom, undoMs } from '../../lib/undo-atoms.ts'
import { isolate } from './isolate.ts'
import { uploadListAtom } from './upload-atoms.ts'
import type { Upload } from './upload.ts'

/** Cancels an upload. It can be taken back for ten seconds: then the server forgets what was sent. */
export function useCancelUpload(): (upload: Upload) => void {
  const { t } = useLingui()
  const list = useAtomValue(uploadListAtom)
  const offerUndo = useSetAtom(offerUndoAtom)
  return (upload) => {
    const { id } = upload
    const name = isolate(upload.name)
    const hidden = list?.hide(id)
    if (!hidden) return
    const timer = setTimeout(() => void hidden.commit(), undoMs)
    void offerUndo({
      message: t`${name} was cancelled.`,
      label: t`Undo`,
      async undo() {
        clearTimeout(timer)
        hidden.restore()
      },
    })
  }
}
