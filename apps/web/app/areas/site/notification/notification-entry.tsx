import type { Notification } from '@chignon/contract/platform/notification'
import { fullName } from '@chignon/contract/identity/full-name'
import { Avatar } from '@chignon/ui/avatar'
import { Trans } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useRecentTime } from '../../../lib/i18n/use-recent-time.ts'
import { PageLink } from '../page-link.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { readNotificationAtom } from './notification-mutations.ts'

type NotificationEntryProps = {
  notification: Notification
  /** A button beside it. */
  action?: ReactNode
}

/** A notification: who or what it is about, its sentence as a link, and when. An unread one has a dot. */
export function NotificationEntry({ notification, action }: NotificationEntryProps) {
  const timeOf = useRecentTime('shortDate')
  const markRead = useSetAtom(readNotificationAtom)
  const { id, kind, text, path, actors, created_at, read_at } = notification
  const [actor] = actors
  const isUnread = read_at === null
  return (
    <div className="flex items-start gap-4 py-4">
      {actor ? (
        <Avatar name={fullName(actor)} src={actor.thumbnail_url} isDecorative />
      ) : (
        <NotificationIcon kind={kind} />
      )}
      <div className="grid min-w-0 grow gap-1">
        <p className={cx('wrap-anywhere', isUnread ? 'font-medium' : 'text-text-muted')}>
          {path === null ? (
            text
          ) : (
            <PageLink
              to={path}
              className="text-inherit no-underline hover:underline"
              onClick={() => {
                if (isUnread) void markRead({ id, at: new Date().toISOString() })
              }}
            >
              {text}
            </PageLink>
          )}
        </p>
        <p className="flex items-center gap-2 text-caption text-text-muted">
          {isUnread && (
            <span className="inline-flex items-center gap-1.5 text-accent">
              <span aria-hidden="true" className="size-2 rounded-pill bg-accent" />
              <Trans>New</Trans>
            </span>
          )}
          <time dateTime={created_at}>{timeOf(created_at)}</time>
        </p>
      </div>
      {action}
    </div>
  )
}
