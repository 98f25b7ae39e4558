import { IconButton } from '@chignon/ui/icon-button'
import { Bold } from '@chignon/ui/icons/bold'
import { Italic } from '@chignon/ui/icons/italic'
import { Link } from '@chignon/ui/icons/link'
import { List } from '@chignon/ui/icons/list'
import { TextQuote } from '@chignon/ui/icons/text-quote'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { insertMarks, type Mark } from './insert-marks.ts'

type TextToolbarProps = { textarea: RefObject<HTMLTextAreaElement | null> }

/** Buttons that mark the selected text. */
export function TextToolbar({ textarea }: TextToolbarProps) {
  const { t } = useLingui()
  const marks = [
    { kind: 'bold', label: t`Bold`, sign: <Bold /> },
    { kind: 'italic', label: t`Italic`, sign: <Italic /> },
    { kind: 'link', label: t`Link`, sign: <Link /> },
    { kind: 'list', label: t`List`, sign: <List className="rtl:-scale-x-100" /> },
    { kind: 'quote', label: t`Quote`, sign: <TextQuote className="rtl:-scale-x-100" /> },
  ] as const
  return (
    <div role="group" aria-label={t`Format the text`} className="-ms-2 flex flex-wrap gap-1">
      {marks.map(({ kind, label, sign }) => (
        <IconButton
          key={kind}
          size="small"
          label={label}
          onClick={() => markSelection(textarea.current, kind)}
        >
          {sign}
        </IconButton>
      ))}
    </div>
  )
}

function markSelection(field: HTMLTextAreaElement | null, kind: Mark): void {
  if (!field) return
  const { value, selectionStart, selectionEnd } = field
  const marked = insertMarks({ text: value, start: selectionStart, end: selectionEnd }, kind)
  field.value = marked.text
  field.focus()
  field.setSelectionRange(marked.start, marked.end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
