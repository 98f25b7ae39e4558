import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'

const load = () => import('./notification-bell.tsx').then(({ NotificationBell }) => NotificationBell)

/** The bell of the header, which guests do not load. Until its scripts have been loaded it is a link to the notifications. */
export const LazyNotificationBell = lazyWhenIdle(load, {
  onServer: import.meta.env.SSR && (await load()),
  fallback: <PlainLink />,
})

function PlainLink() {
  return (
    <Link to="/profile/notifications">
      <Trans>Notifications</Trans>
    </Link>
  )
}
