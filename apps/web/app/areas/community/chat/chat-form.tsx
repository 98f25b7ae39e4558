import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChatComposer } from './chat-composer.tsx'
import { outboxAtom, sendAgainAtom } from './outbox-atoms.ts'
import type { MessagePictureState } from './use-message-picture.ts'

/** The foot of the chat: the messages that could not be sent, and the field for a new one. */
export function ChatForm({ picture }: { picture: MessagePictureState }) {
  return (
    <>
      <FailedMessages />
      <ChatComposer picture={picture} />
    </>
  )
}

function FailedMessages() {
  const hasFailed = useAtomValue(outboxAtom).some((message) => message.hasFailed)
  const sendAgain = useSetAtom(sendAgainAtom)
  if (!hasFailed) return null
  return (
    <p role="alert" className="mb-3 flex items-center justify-between gap-3 text-caption text-error">
      <Trans>A message could not be sent.</Trans>
      <Button variant="secondary" size="small" onClick={() => void sendAgain()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  )
}
