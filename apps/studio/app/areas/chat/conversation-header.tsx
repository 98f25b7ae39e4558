import type { StaffConversation } from '@chignon/contract/community/staff-chat'
import { fullName } from '@chignon/contract/identity/full-name'
import type { Author } from '@chignon/contract/platform/author'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { Avatar } from '@chignon/ui/avatar'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { Heading } from '@chignon/ui/heading'
import { IconButton } from '@chignon/ui/icon-button'
import { ArrowLeft } from '@chignon/ui/icons/arrow-left'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link, useLocation } from 'react-router'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { PersonDrawer } from './person-drawer.tsx'
import { chatNouns, loadClose } from './chat-queries.ts'
import { ConversationAssignee } from './conversation-assignee.tsx'

type ConversationHeaderProps = {
  id: string
  person: Author
  /** Undefined until it is loaded. */
  conversation: StaffConversation | undefined
}

/** Who it is with, and the way back to the list where that is a page of its own. */
export function ConversationHeader({ id, person, conversation }: ConversationHeaderProps) {
  const { t } = useLingui()
  const { search } = useLocation()
  const showToast = useSetAtom(showToastAtom)
  const { send, isBusy } = useStaffCall(loadClose, chatNouns)
  const name = fullName(person)
  return (
    <header className="flex items-center gap-1 border-b @min-[40rem]/app:gap-3 border-line px-4 py-2.5 @min-[60.25rem]/app:px-6">
      <IconButton asChild label={t`All conversations`} className="-ms-2.5 @min-[60.25rem]/app:hidden">
        <Link to={`/chat${search}`}>
          <ArrowLeft className="rtl:-scale-x-100" />
        </Link>
      </IconButton>
      <div className="hidden shrink-0 @min-[40rem]/app:block">
        <Avatar name={name} src={person.thumbnail_url} isDecorative />
      </div>
      <Heading level={1} size="lead" className="min-w-0 grow">
        <bdi className="line-clamp-2">{name}</bdi>
      </Heading>
      <PersonDrawer id={id} person={person} />
      {conversation && <ConversationAssignee conversation={conversation} />}
      {conversation?.state === 'closed' ? (
        <Badge>
          <Trans context="conversation">Closed</Trans>
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          isBusy={isBusy}
          onClick={async () => {
            if (await send({ params: { id } }))
              showToast({ tone: 'success', message: t`Closed. The next message opens it again.` })
          }}
        >
          <Trans context="conversation">Close</Trans>
        </Button>
      )}
    </header>
  )
}
