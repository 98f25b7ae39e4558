import { Button } from '@chignon/ui/button'
import { Skeleton } from '@chignon/ui/skeleton'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { NotificationEntry } from './notification-entry.tsx'
import { readAllNotificationsAtom } from './notification-mutations.ts'
import { newestNotificationsAtom } from './notification-queries.ts'

/** The newest notifications, with links to all of them and to their settings. */
export function NotificationPanel() {
  const { data: newest, isError } = useAtomValue(newestNotificationsAtom)
  const markAllRead = useSetAtom(readAllNotificationsAtom)
  const hasUnread = newest?.data.some(({ read_at }) => read_at === null) ?? false
  return (
    <div className="grid">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-3">
        <h2 className="text-subtitle font-medium">
          <Trans>Notifications</Trans>
        </h2>
        {hasUnread && (
          <Button
            variant="quiet"
            size="small"
            className="-mx-4"
            onClick={() => void markAllRead({ at: new Date().toISOString() })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      {isError ? (
        <p className="py-6 text-text-muted">
          <Trans>The notifications could not be loaded.</Trans>
        </p>
      ) : !newest ? (
        <div className="grid gap-3 py-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : newest.data.length === 0 ? (
        <p className="py-6 text-text-muted">
          <Trans>Nothing new. Replies, likes and results will appear here.</Trans>
        </p>
      ) : (
        <ul role="list" className="*:not-last:border-b *:not-last:border-line">
          {newest.data.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry notification={notification} />
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line pt-4">
        <TextLink asChild>
          <Link to="/profile/notifications">
            <Trans>See all notifications</Trans>
          </Link>
        </TextLink>
      </p>
    </div>
  )
}
