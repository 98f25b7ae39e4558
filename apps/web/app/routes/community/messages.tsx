import { chatEndpoints } from '@chignon/contract/community/chat'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { readChatAtom } from '../../areas/community/chat/chat-queries.ts'
import { MessageForm } from '../../areas/community/chat/message-form.tsx'
import { MessageList } from '../../areas/community/chat/message-list.tsx'
import { OfficeHoursText } from '../../areas/community/chat/office-hours-text.tsx'
import { sendMessageForm } from '../../areas/community/chat/send-message-form.ts'
import { useMessageId } from '../../areas/community/chat/use-message-id.ts'
import { ProfileBreadcrumbs } from '../../areas/identity/profile/profile-breadcrumbs.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/messages.ts'

const pathOf = (page: number) => `/profile/messages${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  const [chat, messages] = await Promise.all([
    load(chatEndpoints.show, {}),
    load(chatEndpoints.messages, { query: { page: readPage(new URL(request.url).searchParams) } }),
  ])
  redirectPastLastPage(messages.pagination, pathOf)
  return { ...chat.data, ...messages, newId: crypto.randomUUID() }
}

export function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return sendMessageForm({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/messages`: the conversation with the academy, also without scripts. */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, office_hours, data, pagination, newId } = loaderData
  const { t } = useLingui()
  const messageId = useMessageId(newId, data)
  const markRead = useSetAtom(readChatAtom)
  const unread = conversation?.unread_count ?? 0
  useEffect(() => {
    if (unread > 0) void markRead(null)
  }, [unread, markRead])
  const title = t`Messages`
  return (
    <div className="content-width pt-8 pb-section md:pt-12">
      <ProfileBreadcrumbs title={title} />
      <h1 className="headline-type mt-5 text-headline">{title}</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        <OfficeHoursText hours={office_hours} />
      </p>
      <div className="mt-8 max-w-prose border-t border-line pt-8">
        {data.length === 0 ? (
          <p className="text-text-muted">
            <Trans>Ask us anything: about a course, a ticket or a stubborn cowlick.</Trans>
          </p>
        ) : (
          <MessageList messages={data.toReversed()} readUntil={conversation?.read_until ?? null} />
        )}
        <ListPagination pages={pagination} pathOf={pathOf} />
        <div className="mt-10 border-t border-line pt-8">
          <MessageForm key={messageId} id={messageId} actionData={actionData} />
        </div>
      </div>
    </div>
  )
}
