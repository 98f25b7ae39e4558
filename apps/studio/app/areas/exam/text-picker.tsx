import type { ExamText } from '@chignon/contract/learning/exam-text'
import { Button } from '@chignon/ui/button'
import { Dialog } from '@chignon/ui/dialog'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { matchReplies } from '../chat/find-slash.ts'
import { examTextsQuery } from './exam-text-queries.ts'
import { TextPickerEntry } from './text-picker-entry.tsx'

type TextPickerProps = {
  open: boolean
  onClose: () => void
  onInsert: (text: string) => void
  onAdd: () => void
  onChange: (text: ExamText) => void
}

/** Finds a text that is used again, and inserts it. Enter takes the first; the arrows move through the list. */
export function TextPicker({ open, onClose, onInsert, onAdd, onChange }: TextPickerProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  // Loaded with the exam, so that the first letters find something.
  const { data } = useLoadedQuery(examTextsQuery({}))
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const entries = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-insert]') ?? [])]
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const next = event.key === 'ArrowDown' ? entries[at + 1] : at < 1 ? field.current : entries[at - 1]
    next?.focus()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t`Insert a text`}
      onKeyDown={move}
      actions={
        <Button variant="secondary" onClick={onAdd}>
          <Trans>Add a text</Trans>
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = matchReplies(data?.data ?? [], search)
          if (first) onInsert(first.text)
        }}
      >
        <TextField
          ref={field}
          label={t`Search`}
          hint={t`Enter inserts the first one.`}
          value={search}
          onValueChange={setSearch}
          autoComplete="off"
        />
        <Loaded query={examTextsQuery({})}>
          {({ data: kept }) => {
            const found = matchReplies(kept, search)
            if (found.length === 0)
              return (
                <p className="text-text-muted">
                  {kept.length === 0
                    ? t`You keep no texts yet. Add one that you write again and again.`
                    : t`No text fits`}
                </p>
              )
            return (
              <ul
                ref={list}
                aria-label={t`Texts`}
                className="-mx-2 flex max-h-80 flex-col overflow-y-auto p-1"
              >
                {found.map((text) => (
                  <TextPickerEntry
                    key={text.id}
                    text={text}
                    onInsert={() => onInsert(text.text)}
                    onChange={() => onChange(text)}
                  />
                ))}
              </ul>
            )
          }}
        </Loaded>
      </form>
    </Dialog>
  )
}
