type FieldNoteProps = {
  /** The id of the control, which refers to the note as `${controlId}-note`. */
  controlId: string
  /** What the field itself changed in an entry; empty if nothing. */
  children: string
}

/** Says below a control what it changed in an entry. Always rendered, so that its text is announced when it appears. */
export function FieldNote({ controlId, children }: FieldNoteProps) {
  return (
    <p
      id={`${controlId}-note`}
      aria-live="polite"
      className={children ? 'w-0 min-w-full text-small text-warning wrap-anywhere' : 'sr-only'}
    >
      {children}
    </p>
  )
}
