import { Button } from '@chignon/ui/button'
import { CloudOff } from '@chignon/ui/icons/cloud-off'
import { Trans } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useStartData } from '../../lib/start-data-context.ts'
import { outboxAtom } from './outbox-atoms.ts'

/** The answers in a conversation that wait for a connection, or that could not be sent. */
export function QueuedMessages({ conversationId }: { conversationId: string }) {
  const { viewer } = useStartData()
  const [queued, change] = useAtom(outboxAtom)
  const shown = queued.filter(
    (message) => message.conversationId === conversationId && message.viewerId === viewer.id,
  )
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {shown.map(({ id, text, problem }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span className="min-w-0 grow basis-40 truncate">
            <bdi>{text}</bdi>
          </span>
          {problem === null ? (
            <span role="status" className="text-caption text-text-muted">
              <Trans>Is sent when you are online again</Trans>
            </span>
          ) : (
            <span role="status" className="text-caption text-error">
              {problem}
            </span>
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => change((all) => all.filter((message) => message.id !== id))}
          >
            <Trans context="queued message">Do not send</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
