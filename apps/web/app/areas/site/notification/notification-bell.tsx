import { IconButton } from '@chignon/ui/icon-button'
import { Popover } from '@chignon/ui/popover'
import { Bell } from '@chignon/ui/icons/bell'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState, type ComponentProps, type ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { unreadCountAtom } from './notification-queries.ts'

/** The bell of the header: how many notifications are unread, and the newest in a popover; without scripts a link to all of them. */
export function NotificationBell() {
  const { t } = useLingui()
  const { number } = useFormats()
  const isHydrated = useHydrated()
  const count = useAtomValue(unreadCountAtom).data?.data.count ?? 0
  const size = count > 99 ? `${number(99)}+` : number(count)
  const label = count > 0 ? t`Notifications: ${size} new` : t`Notifications`
  const content = (
    <>
      <Bell />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-1 min-w-4.5 rounded-pill bg-accent px-1 text-center text-caption leading-4.5 font-medium text-text-on-accent tabular-nums"
        >
          {size}
        </span>
      )}
    </>
  )
  return isHydrated ? (
    <BellPopover trigger={<IconButton label={label}>{content}</IconButton>} />
  ) : (
    <IconButton asChild label={label}>
      <Link to="/profile/notifications">{content}</Link>
    </IconButton>
  )
}

function BellPopover({ trigger }: { trigger: ReactElement<ComponentProps<'button'>> }) {
  const { t } = useLingui()
  const { key } = useLocation()
  // Following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  return (
    <Popover
      label={t`Notifications`}
      align="end"
      open={isOpen}
      onOpenChange={(open) => setOpenAt(open ? key : null)}
      className="w-80 sm:w-88"
      trigger={trigger}
    >
      {isOpen && <NotificationPanel />}
    </Popover>
  )
}
