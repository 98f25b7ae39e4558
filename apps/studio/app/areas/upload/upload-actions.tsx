import { IconButton } from '@chignon/ui/icon-button'
import { Pause } from '@chignon/ui/icons/pause'
import { Play } from '@chignon/ui/icons/play'
import { X } from '@chignon/ui/icons/x'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { uploadListAtom } from './upload-atoms.ts'
import { needsPage, type Upload } from './upload.ts'
import { useCancelUpload } from './use-cancel-upload.ts'

/** Pauses an upload, goes on with it, cancels it, or takes it off the list. */
export function UploadActions({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const list = useAtomValue(uploadListAtom)
  const cancel = useCancelUpload()
  const { id, name, state, problem } = upload
  const isOver =
    state === 'ready' || (state === 'failed' && (upload.videoId === null || problem?.reason === 'gone'))
  return (
    <div className="-me-2 flex shrink-0">
      {needsPage(upload) && (
        <IconButton size="small" label={t`Pause ${name}`} onClick={() => list?.pause(id)}>
          <Pause className="size-4!" />
        </IconButton>
      )}
      {state === 'paused' && (
        <IconButton size="small" label={t`Continue ${name}`} onClick={() => void list?.resume(id)}>
          <Play className="size-4!" />
        </IconButton>
      )}
      {isOver ? (
        <IconButton
          size="small"
          label={t`Remove ${name} from the list`}
          onClick={() => void list?.dismiss(id)}
        >
          <X className="size-4!" />
        </IconButton>
      ) : (
        state !== 'elsewhere' && (
          <IconButton size="small" label={t`Cancel ${name}`} onClick={() => cancel(upload)}>
            <X className="size-4!" />
          </IconButton>
        )
      )}
    </div>
  )
}
