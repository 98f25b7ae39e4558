import type { DocumentRevision } from '@chignon/contract/platform/document'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { useEditedPage } from './document-context.ts'
import { useAction } from './use-action.ts'

type RevisionsDialogProps = { open: boolean; onClose: () => void }

/** What was published before; each can become the draft again. */
export function RevisionsDialog({ open, onClose }: RevisionsDialogProps) {
  const { t } = useLingui()
  const { view, session, actions } = useEditedPage()
  const { run, isBusy, problem } = useAction()
  const { data, error, refetch } = useQuery({
    queryKey: ['document-revisions', view.id],
    queryFn: actions.revisions,
    enabled: open,
    staleTime: 0,
  })
  const restore = async (number: number) => {
    const isDone = await run(async () => {
      await session.flush()
      await actions.restore(number)
    })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t`Former versions`}
      description={t`A former version becomes the draft. Learners see it once you publish it.`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      {data === undefined ? (
        error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )
      ) : data.length === 0 ? (
        <p className="text-text-muted">
          <Trans>There are no former versions yet.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {data.map((revision) => (
            <RevisionEntry
              key={revision.number}
              revision={revision}
              isBusy={isBusy}
              onRestore={() => void restore(revision.number)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

type RevisionEntryProps = { revision: DocumentRevision; isBusy: boolean; onRestore: () => void }

function RevisionEntry({ revision, isBusy, onRestore }: RevisionEntryProps) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const moment = dateTime(revision.published_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{moment}</p>
        <p className="flex flex-wrap gap-x-3 text-small wrap-anywhere text-text-muted">
          {revision.published_by && (
            <span>
              <bdi>{revision.published_by.full_name}</bdi>
            </span>
          )}
          {revision.note !== null && (
            <span>
              <bdi>{revision.note}</bdi>
            </span>
          )}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        isBusy={isBusy}
        aria-label={t`Make the version of ${moment} the draft`}
        onClick={onRestore}
      >
        <Trans>Make it the draft</Trans>
      </Button>
    </li>
  )
}
