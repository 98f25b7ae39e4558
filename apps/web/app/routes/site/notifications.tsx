import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { Check } from '@chignon/ui/icons/check'
import { Settings } from '@chignon/ui/icons/settings'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, redirect } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { NotificationEntry } from '../../areas/site/notification/notification-entry.tsx'
import { ProfileBreadcrumbs } from '../../areas/identity/profile/profile-breadcrumbs.tsx'
import { EmptySettings } from '../../areas/identity/settings/empty-settings.tsx'
import { callFor, loaderQueries, toErrorResponse } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../lib/forms/read-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import { returnPathOf } from '../../lib/routing/return-path.ts'
import type { Route } from './+types/notifications.ts'

const pathOf = (page: number) => `/profile/notifications${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const query = { page: readPage(new URL(request.url).searchParams), per_page: pageSizes.profile }
  const notifications = await loaderQueries(context, request).load(notificationEndpoints.list, { query })
  redirectPastLastPage(notifications.pagination, pathOf)
  return notifications
}

/** Marks one notification as read (`id`), else all. */
export async function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  const id = (await readForm(request)).get('id')
  const call = callFor(context)
  const { read, readAll } = notificationEndpoints
  try {
    await (typeof id === 'string' ? call(read, { params: { id } }) : call(readAll, {}))
  } catch (error) {
    throw error instanceof ProblemError ? toErrorResponse(error, context, returnPathOf(request)) : error
  }
  return redirect(pathOf(readPage(new URL(request.url).searchParams)))
}

/** `/profile/notifications`: newest first. */
export default function Notifications({ loaderData: { data, pagination } }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = t`Notifications`
  const hasUnread = data.some(({ read_at }) => read_at === null)
  return (
    <div className="content-width pt-8 pb-section md:pt-12">
      <ProfileBreadcrumbs title={title} />
      <div className="mt-5 flex max-w-prose flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="headline-type text-headline">{title}</h1>
        <div className="flex items-center gap-2">
          {hasUnread && (
            <Form method="post" preventScrollReset>
              <Button type="submit" variant="secondary" size="small">
                <Trans>Mark all as read</Trans>
              </Button>
            </Form>
          )}
          <IconButton asChild label={t`Notification settings`}>
            <Link to="/profile/settings/notifications">
              <Settings />
            </Link>
          </IconButton>
        </div>
      </div>
      {data.length === 0 ? (
        <EmptySettings
          seed="notifications"
          coiffure="curl"
          title={<Trans>No notifications yet</Trans>}
          text={<Trans>Replies, likes and results will appear here.</Trans>}
          to="/profile"
        >
          <Trans>My profile</Trans>
        </EmptySettings>
      ) : (
        <ul role="list" className="mt-8 max-w-prose divide-y divide-line border-y border-line">
          {data.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry
                notification={notification}
                action={
                  notification.read_at === null && (
                    <Form method="post" preventScrollReset>
                      <IconButton
                        type="submit"
                        name="id"
                        value={notification.id}
                        size="small"
                        label={t`Mark as read`}
                      >
                        <Check />
                      </IconButton>
                    </Form>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <ListPagination pages={pagination} pathOf={pathOf} />
    </div>
  )
}
