import type { ExamNote } from '@chignon/contract/learning/staff-exam'
import { AlertDialog, useConfirm } from '@chignon/ui/alert-dialog'
import { IconButton } from '@chignon/ui/icon-button'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { loadRemoveNote } from './exam-queries.ts'

type ExamNoteEntryProps = { attemptId: string; note: ExamNote }

/** A note with its author and its time; its author can delete it. */
export function ExamNoteEntry({ attemptId, note: { id, author, text, created_at: at } }: ExamNoteEntryProps) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const { dateTime } = useLocalTime()
  const { confirm, dialogProps } = useConfirm()
  const { send } = useStaffCall(loadRemoveNote, ['staff-exam'])
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t`Delete this note?`,
      labels: { confirm: t`Delete`, cancel: t`Keep it` },
    })
    if (isConfirmed) await send({ params: { id: attemptId, note: id } })
  }
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="text-small text-text-muted">
          <bdi className="font-medium text-text">{author.full_name}</bdi>
          <span aria-hidden="true"> · </span>
          <time dateTime={at}>{dateTime(at)}</time>
        </p>
        <TypedText className="max-w-prose whitespace-pre-line">{text}</TypedText>
      </div>
      {author.id === viewer.id && (
        <IconButton label={t`Delete the note`} onClick={() => void remove()}>
          <Trash2 />
        </IconButton>
      )}
      <AlertDialog {...dialogProps} />
    </li>
  )
}
