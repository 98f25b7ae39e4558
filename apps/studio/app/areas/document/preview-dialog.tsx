import { Button } from '@chignon/ui/button'
import { CopyButton } from '@chignon/ui/copy-button'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { useEditedPage } from './document-context.ts'
import { PhonePreview } from './phone-preview.tsx'

type PreviewDialogProps = { open: boolean; onClose: () => void }

/** A link that shows the draft as learners would see it, to open and to send. */
export function PreviewDialog({ open, onClose }: PreviewDialogProps) {
  const { t } = useLingui()
  const { session, actions } = useEditedPage()
  const { dateTime } = useLocalTime()
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['document-preview', session.id, id],
    queryFn: async () => {
      await session.flush()
      return actions.preview()
    },
    enabled: open,
    staleTime: Infinity,
    gcTime: 0,
  })
  const address = data === undefined ? '' : new URL(data.path, window.location.origin).href
  const moment = data === undefined ? '' : dateTime(data.ends_at)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={t`Preview`}
      description={
        data === undefined
          ? t`The draft as learners would see it.`
          : t`The draft as learners would see it, for anyone who has the link, until ${moment}.`
      }
      actions={
        data && (
          <>
            <PhonePreview path={data.path} />
            <Button asChild>
              <a href={data.path} target="_blank" rel="noreferrer">
                <Trans>Open the preview</Trans>
              </a>
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className="flex min-w-0 items-center gap-2 text-small text-text-muted">
          <span dir="ltr" className="min-w-0 truncate">
            {address}
          </span>
          <CopyButton text={address} label={t`Copy the link`} />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Dialog>
  )
}
