import { Heading } from '@chignon/ui/heading'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet, useMatch } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { PushSwitch } from '../push/push-switch.tsx'
import { conversationListQuery, conversationsPerPage } from './chat-queries.ts'
import { ConversationList } from './conversation-list.tsx'

/** The conversations with the academy. With room, one of them is open beside the list; else each is a page of its own. */
export function ChatPage() {
  const { t } = useLingui()
  const { params, page } = useListAddress()
  const currentId = useMatch('/chat/:id')?.params.id
  const isOpen = currentId !== undefined
  const path = isOpen ? `/chat/${currentId}` : '/chat'
  const state = params.get('state') === 'closed' ? 'closed' : 'open'
  const asked = params.get('show')
  const show = asked === 'unanswered' || asked === 'mine' ? asked : undefined
  const filter = show ?? state
  const filters = [
    { id: 'unanswered', label: t`Unanswered`, search: '?show=unanswered' },
    { id: 'mine', label: t({ message: 'Mine', context: 'conversations' }), search: '?show=mine' },
    { id: 'open', label: t({ message: 'Open', context: 'conversation' }), search: '' },
    { id: 'closed', label: t({ message: 'Closed', context: 'conversation' }), search: '?state=closed' },
  ]
  return (
    <div className="@min-[60.25rem]/app:grid @min-[60.25rem]/app:h-[calc(100dvh-4rem)] @min-[60.25rem]/app:grid-cols-[22.5rem_minmax(0,1fr)]">
      <div
        className={`min-w-0 flex-col @min-[60.25rem]/app:flex @min-[60.25rem]/app:overflow-y-auto @min-[60.25rem]/app:border-e @min-[60.25rem]/app:border-line ${isOpen ? 'hidden' : 'flex'}`}
      >
        <div className="flex flex-col gap-4 px-5 pt-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading level={isOpen ? 2 : 1} size="title">
              <Trans>Chat</Trans>
            </Heading>
            <TextLink asChild className="text-small">
              <Link to="/chat/replies">
                <Trans>Saved replies</Trans>
              </Link>
            </TextLink>
          </div>
          <PushSwitch className="text-small" />
          <TabsNav
            label={t`Filter conversations`}
            items={filters.map(({ id, label, search }) => ({
              id,
              label,
              link: <Link to={`${path}${search}`} />,
              isCurrent: id === filter,
            }))}
          />
        </div>
        <Loaded
          fallback={
            <div className="px-5">
              <PageSkeleton />
            </div>
          }
          query={conversationListQuery({
            query: { state, ...(show ? { show } : {}), page, per_page: conversationsPerPage },
          })}
        >
          {({ data, pagination }) => (
            <>
              <ConversationList conversations={data} filter={filter} currentId={currentId} />
              <ListPagination pagination={pagination} />
            </>
          )}
        </Loaded>
      </div>
      <div
        className={`min-w-0 @min-[60.25rem]/app:block @min-[60.25rem]/app:h-full @min-[60.25rem]/app:min-h-0 ${isOpen ? 'h-[calc(100dvh-8rem-env(safe-area-inset-bottom))]' : 'hidden'}`}
      >
        <Outlet />
      </div>
    </div>
  )
}
