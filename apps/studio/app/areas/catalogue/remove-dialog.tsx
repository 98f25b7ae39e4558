import type { StaffCatalogueEntry } from '@chignon/contract/catalogue/staff-catalogue'
import { AlertDialog } from '@chignon/ui/alert-dialog'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { catalogueNouns, loadRemoveCourse } from './catalogue-queries.ts'

type RemoveDialogProps = { entry: StaffCatalogueEntry; open: boolean; onClose: () => void }

/** Asks before a course is deleted. One that people have bought or begun stays (DOCUMENT-8). */
export function RemoveDialog({ entry, open, onClose }: RemoveDialogProps) {
  const { t } = useLingui()
  const { send, isBusy } = useStaffCall(loadRemoveCourse, catalogueNouns)
  const name = entry.name === '' ? t`Without a name` : entry.name
  const remove = async () => {
    if (await send({ params: { id: entry.id } })) onClose()
  }
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  if (entry.owners > 0)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="small"
        title={t`“${name}” cannot be deleted`}
        description={t`${plural(entry.owners, {
          one: '# person has it.',
          other: '# people have it.',
        })} What was bought or begun stays.`}
        actions={
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
    )
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Delete “${name}”?`}
      description={t`Only what was never bought or begun can be deleted. Its texts and videos are gone then.`}
      labels={{ confirm: t`Delete`, cancel: t`Keep it` }}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
    />
  )
}
