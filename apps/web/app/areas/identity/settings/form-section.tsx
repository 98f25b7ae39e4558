import type { ReactNode } from 'react'

type FormSectionProps = { title: ReactNode; text?: ReactNode; children: ReactNode }

/** A group of fields with a title and a sentence about it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-start mb-1 w-full p-0 text-subtitle font-medium">{title}</legend>
      {text && <p className="clear-both text-small text-text-muted">{text}</p>}
      <div className="clear-both grid grid-cols-1 gap-5 pt-6">{children}</div>
    </fieldset>
  )
}
