import type { Author } from '@chignon/contract/platform/author'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Button } from '@chignon/ui/button'
import { ChevronDown } from '@chignon/ui/icons/chevron-down'
import { UserPen } from '@chignon/ui/icons/user-pen'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'

type AssignMenuProps = {
  assignee: Author | null
  /** Everyone who may take care of it. */
  colleagues: readonly Author[]
  onAssign: (id: string | null) => void
  isBusy: boolean
}

/** Who takes care of a thing, and the menu that changes it. */
export function AssignMenu({ assignee, colleagues, onAssign, isBusy }: AssignMenuProps) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const name = assignee ? fullName(assignee) : null
  return (
    <Menu
      label={t`Who takes care of it`}
      align="end"
      className="max-h-96 overflow-y-auto"
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="shrink-0 gap-2 px-2 @min-[40rem]/app:px-4"
          isBusy={isBusy}
          aria-label={name === null ? t`Assign` : t`Assigned to ${name}`}
        >
          {assignee ? (
            <Avatar name={name ?? ''} src={assignee.thumbnail_url} size="small" isDecorative />
          ) : (
            <UserPen aria-hidden="true" className="size-5" />
          )}
          <span className="hidden max-w-32 truncate @min-[40rem]/app:inline">
            <bdi>{assignee ? assignee.first_name : t`Assign`}</bdi>
          </span>
          <ChevronDown aria-hidden="true" className="hidden size-4 @min-[40rem]/app:block" />
        </Button>
      }
    >
      <MenuItem isCurrent={assignee?.id === viewer.id} onClick={() => onAssign(viewer.id)}>
        <Trans>I take care of it</Trans>
      </MenuItem>
      {colleagues
        .filter((colleague) => colleague.id !== viewer.id)
        .map((colleague) => (
          <MenuItem
            key={colleague.id}
            isCurrent={colleague.id === assignee?.id}
            onClick={() => onAssign(colleague.id)}
          >
            <bdi>{fullName(colleague)}</bdi>
          </MenuItem>
        ))}
      <MenuItem isCurrent={assignee === null} onClick={() => onAssign(null)}>
        <Trans>No one</Trans>
      </MenuItem>
    </Menu>
  )
}
