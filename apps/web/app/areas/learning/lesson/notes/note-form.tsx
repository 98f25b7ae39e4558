import { Button } from '@chignon/ui/button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { maxNoteLength } from '@chignon/contract/learning/learning-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

type NoteFormProps = {
  /** The moment in words. */
  at: string
  defaultText?: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** Writes a note. Ctrl + Enter saves it, Escape cancels. */
export function NoteForm({ at, defaultText = '', onSave, onCancel }: NoteFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.querySelector('textarea')
        const text = field?.value.trim()
        if (text) return onSave(text)
        // Spaces alone are nothing, which the browser says at the field.
        if (field) field.value = ''
        event.currentTarget.reportValidity()
      }}
    >
      <TextareaField
        label={t`Note at ${at}`}
        name="text"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to write
        autoFocus
        dir="auto"
        defaultValue={defaultText}
        maxLength={maxNoteLength}
        isRequired
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
          if (event.key === 'Escape') onCancel()
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          <Trans>Save note</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
