import { TextField } from '@chignon/ui/text-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { cx } from 'class-variance-authority'
import type { KeyboardEvent } from 'react'
import { SourceText } from './source-text.tsx'
import { useTextField } from './use-text-field.ts'

type DocumentTextProps = {
  /** The part, without its language. */
  path: string
  label: string
  hint?: string
  /** In a field without a text, also in other languages. */
  placeholder?: string
  maxLength: number
  /** For a text of several lines: how many are shown at least. */
  rows?: number
  /** In a list whose heading says it; only screen readers read it then. Default false. */
  isLabelHidden?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A text of the document in the chosen language; the original is beside it if that is another one. */
export function DocumentText({
  path,
  label,
  hint,
  maxLength,
  rows,
  isLabelHidden = false,
  onKeyDown,
}: DocumentTextProps) {
  const { props, source, isOutdated, path: at } = useTextField(path)
  const shared = {
    ...props,
    label: isLabelHidden ? <span className="sr-only">{label}</span> : label,
    hint,
    maxLength,
    autoComplete: 'off',
    onKeyDown,
  }
  return (
    <div
      className={cx(
        'grid gap-x-6 gap-y-2',
        isLabelHidden ? 'items-end' : 'items-start',
        source !== null && '@min-[34rem]/editor:grid-cols-2',
      )}
    >
      {source !== null && (
        <SourceText path={at} text={source} isOutdated={isOutdated} isLabelHidden={isLabelHidden} />
      )}
      {rows === undefined ? <TextField {...shared} /> : <TextareaField {...shared} rows={rows} />}
    </div>
  )
}
