import type { ExamText } from '@chignon/contract/learning/exam-text'
import { Badge } from '@chignon/ui/badge'
import { IconButton } from '@chignon/ui/icon-button'
import { Pencil } from '@chignon/ui/icons/pencil'
import { Trans, useLingui } from '@lingui/react/macro'

type TextPickerEntryProps = { text: ExamText; onInsert: () => void; onChange: () => void }

/** A text to insert, and the way to change it. */
export function TextPickerEntry({
  text: { title, text, is_shared: isShared },
  onInsert,
  onChange,
}: TextPickerEntryProps) {
  const { t } = useLingui()
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        data-insert=""
        className="min-w-0 grow cursor-pointer rounded-media px-3 py-2 text-start text-small hover:bg-surface focus-visible:bg-accent-soft"
        onClick={onInsert}
      >
        <span className="flex items-center gap-2">
          <bdi className="truncate font-medium">{title}</bdi>
          {isShared && (
            <Badge tone="neutral">
              <Trans>Shared</Trans>
            </Badge>
          )}
        </span>
        <span dir="auto" className="line-clamp-2 text-text-muted wrap-anywhere">
          {text}
        </span>
      </button>
      <IconButton label={t`Change “${title}”`} onClick={onChange}>
        <Pencil />
      </IconButton>
    </li>
  )
}
