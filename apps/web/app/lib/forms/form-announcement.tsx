import type { FormState } from './use-form.ts'

/** Tells a screen reader what is wrong with the field that was left. */
export function FormAnnouncement({ form: { announcement } }: { form: Pick<FormState, 'announcement'> }) {
  if (announcement === undefined) return null
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
