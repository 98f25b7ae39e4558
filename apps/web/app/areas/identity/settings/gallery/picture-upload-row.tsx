import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { OpenedFor } from '../../../../lib/forms/opened-for.tsx'
import type { PictureUpload } from './use-picture-uploads.ts'

type PictureUploadRowProps = {
  upload: PictureUpload
  onRetry: () => void
  /** The upload was cancelled, or the picture is in the gallery. */
  onDone: () => void
}

/** A picture on its way to the gallery: its progress, and what it shows. */
export function PictureUploadRow({ upload, onRetry, onDone }: PictureUploadRowProps) {
  const { t } = useLingui()
  const fetcher = useFetcher<IntentResult>()
  const { data } = fetcher
  const isAdded = data?.outcome === 'done'
  useEffect(() => {
    if (isAdded) onDone()
    // The parent passes a new function in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAdded])
  const { preview, progress, path, error } = upload
  const form = useRef<HTMLFormElement>(null)
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (isAwaited && path !== null) form.current?.requestSubmit()
  }, [isAwaited, path])
  const { name } = upload.file
  const refusal = data?.outcome === 'rejected' ? data.message : null
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 border-b border-line py-4 first:border-t sm:grid-cols-[7rem_minmax(0,1fr)]">
      <img src={preview} alt="" className="aspect-square w-full rounded-media object-cover" />
      <fetcher.Form
        ref={form}
        method="post"
        className="grid grid-cols-1 content-start gap-3"
        onSubmit={(event) => {
          if (path !== null) return
          event.preventDefault()
          if (error === null) setAwaited(true)
        }}
      >
        <OpenedFor />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="path" value={path ?? ''} />
        {error === null && path === null && <ProgressBar label={t`Sending ${name}`} value={progress} />}
        {(error !== null || refusal) && (
          <FormMessage tone="error">{error || refusal || t`The upload was interrupted.`}</FormMessage>
        )}
        <p role="status" className="text-small text-text-muted empty:hidden">
          {isAwaited && path === null && error === null && (
            <span>
              <Trans>The picture is added as soon as it is uploaded.</Trans>
            </span>
          )}
        </p>
        <TextField
          name="caption"
          label={t`What does the picture show?`}
          hint={<Trans>Read out to people who cannot see it, and shown with the picture.</Trans>}
          maxLength={maxCaptionLength}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          {error === null ? (
            <Button type="submit" isBusy={fetcher.state !== 'idle'}>
              <Trans>Add to the gallery</Trans>
            </Button>
          ) : (
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </fetcher.Form>
    </li>
  )
}
