import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useEditedPage } from './document-context.ts'

type PublishedDialogProps = { siteAddress: (slug: string) => string; open: boolean; onClose: () => void }

/** What became of publishing, with the page on the site. */
export function PublishedDialog({ siteAddress, open, onClose }: PublishedDialogProps) {
  const { t } = useLingui()
  const { view } = useEditedPage()
  const { dateTime } = useLocalTime()
  const moment = view.scheduled_at === null ? '' : dateTime(view.scheduled_at)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={view.scheduled_at === null ? t`It is published` : t`It is scheduled`}
      description={
        view.scheduled_at === null
          ? t`Learners see it now.`
          : t`It is published on ${moment}, with everything that is changed until then.`
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {view.slug !== null && view.published_at !== null && (
            <Button asChild>
              <a href={siteAddress(view.slug)} target="_blank" rel="noreferrer">
                <Trans>Open its page</Trans>
              </a>
            </Button>
          )}
        </>
      }
    />
  )
}
