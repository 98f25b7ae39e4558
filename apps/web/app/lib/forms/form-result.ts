/** The result of every form action. */
export type FormResult = { outcome: 'done'; message: string } | RejectedForm

/** The error of each field, by its name. */
export type FieldErrors = { readonly [name: string]: string | undefined }

/** A form that was not accepted. */
export type RejectedForm = {
  outcome: 'rejected'
  /** About the whole form; null if there are only errors of fields. */
  message: string | null
  errors: FieldErrors
  /** What was entered, without passwords, to fill the form again. */
  values: Record<string, string>
  /** Whether the session is over: the person can log in elsewhere and submit the same form again. */
  isSignedOut?: boolean
}
