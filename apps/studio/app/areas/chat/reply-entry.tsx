import { Heading } from '@chignon/ui/heading'
import { IconButton } from '@chignon/ui/icon-button'
import { Pencil } from '@chignon/ui/icons/pencil'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { TypedText } from '../../lib/typed-text.tsx'
import type { SavedReply } from './use-saved-replies.ts'

type ReplyEntryProps = { reply: SavedReply; onChange: () => void; onRemove: () => void }

/** A saved reply in the list. */
export function ReplyEntry({ reply: { title, text }, onChange, onRemove }: ReplyEntryProps) {
  const { t } = useLingui()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4">
      <Heading level={2} size="lead">
        <bdi>{title}</bdi>
      </Heading>
      <div className="flex gap-1">
        <IconButton label={t`Change “${title}”`} onClick={onChange}>
          <Pencil />
        </IconButton>
        <IconButton label={t`Delete “${title}”`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <TypedText className="col-span-full max-w-prose whitespace-pre-line text-text-muted">{text}</TypedText>
    </li>
  )
}
