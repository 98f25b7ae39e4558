import type { BaseEntry, BaseList } from '@chignon/contract/catalogue/base-list'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { baseNouns, loadRemoveEntry } from './community-queries.ts'
import { useEntryName } from './use-entry-name.ts'

type RemoveEntryDialogProps = { list: BaseList; entry: BaseEntry; open: boolean; onClose: () => void }

/** Asks before an entry that nothing has is deleted in all its languages. */
export function RemoveEntryDialog({ list, entry, open, onClose }: RemoveEntryDialogProps) {
  const { t } = useLingui()
  const name = useEntryName()(entry)
  const { send, isBusy } = useStaffCall(loadRemoveEntry, baseNouns)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={t`Delete “${name}”?`}
      description={t`It is gone in all languages. Nothing has it.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={async () => {
              if (await send({ params: { list, id: entry.id } })) onClose()
            }}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    />
  )
}
