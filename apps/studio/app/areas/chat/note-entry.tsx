import type { ChatNote } from '@chignon/contract/community/staff-chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { Lock } from '@chignon/ui/icons/lock'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'

/** A note of a colleague, in a colour of its own: the person does not see it. */
export function NoteEntry({ note: { author, text, created_at: at } }: { note: ChatNote }) {
  const { time, dateTime } = useLocalTime()
  return (
    <li className="my-2 flex w-full flex-col gap-1 self-stretch rounded-panel border border-dashed border-warning bg-warning/10 px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-1.5 text-caption text-text-muted">
        <Lock aria-hidden="true" className="size-3.5 text-warning" />
        <span className="font-medium text-warning">
          <Trans>Note for colleagues</Trans>
        </span>
        <bdi className="font-medium text-text">{fullName(author)}</bdi>
        <time dateTime={at} title={dateTime(at)}>
          {time(at)}
        </time>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </li>
  )
}
