import type { StaffCatalogueEntry } from '@chignon/contract/catalogue/staff-catalogue'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useDialog } from '../../lib/use-dialog.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { catalogueNouns, loadDuplicateCourse } from './catalogue-queries.ts'

const RemoveDialog = lazyDialog(() => import('./remove-dialog.tsx').then((module) => module.RemoveDialog))

/** What is done with a course from the list. */
export function EntryMenu({ entry }: { entry: StaffCatalogueEntry }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const duplicating = useStaffCall(loadDuplicateCourse, catalogueNouns)
  const dialog = useDialog()
  const name = entry.name === '' ? t`Without a name` : entry.name
  const duplicate = async () => {
    const id = crypto.randomUUID()
    if (await duplicating.send({ params: { id: entry.id }, body: { id } })) await navigate(`/courses/${id}`)
  }
  return (
    <>
      <Menu
        label={t`More for “${name}”`}
        align="end"
        trigger={
          <IconButton label={t`More for “${name}”`} size="small" className="-my-2.5 align-middle">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem onClick={() => void duplicate()}>
          <Trans>Duplicate</Trans>
        </MenuItem>
        <MenuItem tone="error" onClick={dialog.show}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      <RemoveDialog key={dialog.key} entry={entry} open={dialog.open} onClose={dialog.close} />
    </>
  )
}
