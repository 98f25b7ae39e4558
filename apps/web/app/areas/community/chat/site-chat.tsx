import { ChatWidget, type ChatMessage } from '@chignon/ui/chat-widget'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRecentTime } from '../../../lib/i18n/use-recent-time.ts'
import { isAcademyTypingAtom } from '@chignon/app-kit/live/typing-atom'
import { conversationAtom, isChatOpenAtom, messagesAtom, readChatAtom } from './chat-queries.ts'
import { LazyChatForm } from './lazy-chat-form.tsx'
import { LazyMessagePicture } from './lazy-message-picture.tsx'
import { OfficeHoursText } from './office-hours-text.tsx'
import { pictureDrop } from './picture-drop.ts'
import { useMessagePicture } from './use-message-picture.ts'
import { outboxAtom } from './outbox-atoms.ts'
import { fullName } from '@chignon/contract/identity/full-name'

// Up to the width from which a page leaves room for the button in its corner.
const endOfPageClass = 'max-[86rem]:relative max-[86rem]:min-h-20 max-[86rem]:[&>button]:absolute'

/** The chat with the academy: its button is in the corner beside the page, or at the end of a page that it would cover. */
export function SiteChat() {
  const { t } = useLingui()
  const { brand } = useRootData()
  const { number } = useFormats()
  const [isOpen, setOpen] = useAtom(isChatOpenAtom)
  // The form is loaded when the chat is first opened. It stays afterwards, so that what was typed is kept.
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const state = useMessagePicture()
  const { data } = useAtomValue(conversationAtom).data ?? {}
  const isTyping = useAtomValue(isAcademyTypingAtom)
  const markRead = useSetAtom(readChatAtom)
  const unread = data?.conversation?.unread_count ?? 0
  useEffect(() => {
    if (isOpen && unread > 0) void markRead(null)
  }, [isOpen, unread, markRead])
  return (
    <ChatWidget
      className={endOfPageClass}
      open={isOpen}
      onOpenChange={setOpen}
      title={brand.name}
      text={
        isTyping ? (
          <Trans>The academy is typing…</Trans>
        ) : (
          data && <OfficeHoursText hours={data.office_hours} />
        )
      }
      messages={useMessages(isOpen)}
      empty={<Trans>Ask us anything: about a course, a ticket or a stubborn cowlick.</Trans>}
      unread={unread > 0 ? number(unread) : undefined}
      {...pictureDrop(state.add)}
      composer={hasOpened && <LazyChatForm picture={state} />}
      labels={{
        open: t`Open the chat`,
        minimise: t`Minimise the chat`,
        messages: t`Messages`,
        unread: (count) => t`${count} unread`,
      }}
    />
  )
}

function useMessages(isOpen: boolean): ChatMessage[] {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const sentAt = useRecentTime('dateTime')
  const stored = useAtomValue(messagesAtom).data?.data ?? []
  const outbox = useAtomValue(outboxAtom)
  const readUntil = useAtomValue(conversationAtom).data?.data.conversation?.read_until ?? ''
  if (!isOpen) return []
  const timeOf = (when: string, isRead: boolean) => (isRead ? t`${when} · Read` : when)
  const storedIds = new Set(stored.map(({ id }) => id))
  return [
    ...stored.toReversed().map(({ id, author, is_from_academy, text, picture, created_at }) => ({
      id,
      author: fullName(author),
      text,
      picture: picture && <LazyMessagePicture picture={picture} />,
      time: timeOf(sentAt(created_at), !is_from_academy && created_at <= readUntil),
      dateTime: created_at,
      isOwn: !is_from_academy,
    })),
    ...outbox
      .filter(({ id }) => !storedIds.has(id))
      .map(({ id, text, picture, createdAt, hasFailed }) => ({
        id,
        author: fullName(viewer),
        text,
        picture: picture && <LazyMessagePicture picture={picture} />,
        time: hasFailed ? t`Not sent` : t`Sending…`,
        dateTime: createdAt,
        isOwn: true,
      })),
  ]
}
