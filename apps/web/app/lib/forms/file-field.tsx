import { useId, type ReactNode } from 'react'

type FileFieldProps = {
  name: string
  label: ReactNode
  hint: ReactNode
  /** Media types. */
  accept: string
  isRequired?: boolean
}

/** A plain file input, for forms that are sent as a document. */
export function FileField({ name, label, hint, accept, isRequired = false }: FileFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="file"
        name={name}
        accept={accept}
        required={isRequired}
        className="min-w-0 rounded-control border border-line bg-surface p-3 text-small file:me-4 file:cursor-pointer file:rounded-pill file:border file:border-line-strong file:bg-transparent file:px-4 file:py-1.5 file:text-text"
      />
      <span id={`${id}-hint`} className="text-small text-text-muted">
        {hint}
      </span>
    </div>
  )
}
