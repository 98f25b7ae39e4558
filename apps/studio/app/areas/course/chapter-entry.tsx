import { maxNameLength } from '@chignon/contract/catalogue/catalogue-rules'
import { IconButton } from '@chignon/ui/icon-button'
import { X } from '@chignon/ui/icons/x'
import { TextField } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { DocumentText } from '../document/document-text.tsx'
import { useField } from '../document/use-field.ts'
import { useEditedCourse } from './course-context.ts'
import { readTime } from './read-time.ts'

type ChapterEntryProps = { path: string; place: number; startsAt: number }

/** A chapter: where it begins and what it is called. */
export function ChapterEntry({ path, place, startsAt }: ChapterEntryProps) {
  const { t } = useLingui()
  const { number, lessonDuration } = useFormats()
  const { session } = useEditedCourse()
  // What is typed, until the field is left: the chapters are ordered by it.
  const [typed, setTyped] = useState<string | null>(null)
  const { onBlur, ...field } = useField(`${path}.starts_at`)
  const label = t`Chapter ${number(place)}`
  const commit = () => {
    const seconds = typed === null ? null : readTime(typed)
    if (seconds !== null && seconds !== startsAt) session.change(`${path}.starts_at`, seconds)
    setTyped(null)
  }
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-end gap-x-2">
      <TextField
        {...field}
        label={<span className="sr-only">{t`${label} begins at`}</span>}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder="00:00"
        value={typed ?? lessonDuration(startsAt)}
        state={typed !== null && readTime(typed) === null ? 'error' : undefined}
        onValueChange={setTyped}
        onBlur={() => {
          commit()
          onBlur()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
      <DocumentText
        path={`${path}.name`}
        label={label}
        maxLength={maxNameLength}
        placeholder={t`Name of the chapter`}
        isLabelHidden
      />
      <IconButton label={t`Remove “${label}”`} onClick={() => session.change(path, null)}>
        <X />
      </IconButton>
    </div>
  )
}
