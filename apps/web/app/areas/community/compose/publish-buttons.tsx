import type { OwnPost } from '@chignon/contract/community/own-post'
import { Button } from '@chignon/ui/button'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { speaksForAcademy } from '../../../lib/data/viewer.ts'

type PublishButtonsProps = {
  post: OwnPost | null
  isSubmitting: boolean
  errorOf: (name: 'publish_at') => string | undefined
  /** Called before the post is deleted. */
  onDelete: () => void
  /** The button that shows the preview, once scripts run. */
  preview: ReactNode
}

/** The buttons below a post: save, publish, schedule, take back and delete. */
export function PublishButtons({ post, isSubmitting, errorOf, onDelete, preview }: PublishButtonsProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const isHydrated = useHydrated()
  const [time, setTime] = useState('')
  const timeField = useRef<HTMLInputElement>(null)
  const [isTimeMissing, setTimeMissing] = useState(false)
  const publishAt = toTimestamp(time)
  const state = post?.state ?? 'draft'
  const mayWait = isHydrated && speaksForAcademy(viewer)
  const submit = { type: 'submit', name: 'intent', isBusy: isSubmitting } as const
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        {state === 'published' ? (
          <Button {...submit} value="save">
            <Trans>Save changes</Trans>
          </Button>
        ) : (
          <>
            <Button {...submit} value="publish">
              <Trans>Publish</Trans>
            </Button>
            <Button {...submit} value="save" variant="secondary">
              <Trans>Save draft</Trans>
            </Button>
          </>
        )}
        {state !== 'draft' && (
          <Button {...submit} value="withdraw" variant="quiet">
            <Trans>Turn into a draft</Trans>
          </Button>
        )}
        {preview}
      </div>
      {mayWait && state === 'draft' && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            type="datetime-local"
            label={t`Publish later`}
            ref={timeField}
            error={isTimeMissing ? t`Choose the day and the time.` : errorOf('publish_at')}
            // A year of more digits can be typed without a maximum, and no such time is valid.
            max="9999-12-31T23:59"
            value={time}
            onValueChange={(value) => {
              setTime(value)
              setTimeMissing(false)
            }}
            className="min-w-56"
          />
          {/* The time of the field is local; the call takes one of the world. */}
          <input type="hidden" name="publish_at" value={publishAt} />
          <Button
            {...submit}
            value="schedule"
            variant="secondary"
            onClick={(event) => {
              if (publishAt) return
              event.preventDefault()
              setTimeMissing(true)
              timeField.current?.focus()
            }}
          >
            <Trans>Schedule</Trans>
          </Button>
        </div>
      )}
      {post && (
        <details className="text-small">
          <summary className="touch-target relative w-fit cursor-pointer text-text-muted">
            <Trans>Delete this post</Trans>
          </summary>
          <p className="mt-3 mb-4">
            <Trans>The post is deleted with its comments and pictures. This cannot be undone.</Trans>
          </p>
          <Button {...submit} value="delete" variant="danger" size="small" onClick={onDelete}>
            <Trans>Delete forever</Trans>
          </Button>
        </details>
      )}
    </div>
  )
}

// Empty if the field has no time, or one of a year that no timestamp can have.
function toTimestamp(localTime: string): string {
  const date = new Date(localTime)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
