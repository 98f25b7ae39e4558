'use client'
import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'

export type FormErrorSummaryLabels = {
  /** The heading. */
  title: (count: number) => string
}

const english: FormErrorSummaryLabels = {
  title: (count) => (count === 1 ? 'One entry needs your attention' : `${count} entries need your attention`),
}

/** An error of a field. */
export type FormError = {
  /** The id of the field, which the link focuses. */
  fieldId: string
  /** The error, as it stands at the field. */
  message: ReactNode
}

export type FormErrorSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** In the order of the fields; with none, nothing is shown. */
  errors: readonly FormError[]
  /** The level of the heading. Default 2. */
  level?: HeadingLevel | undefined
  /** A value that changes with each attempt to send: the summary then takes the focus. */
  attempt?: string | number | undefined
  /** Default English. */
  labels?: Partial<FormErrorSummaryLabels> | undefined
}

/** Focuses a field whose link was followed; fields without an input keep the browser's own way. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  const control = field?.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** All errors of a long form at its beginning, each a link to its field. It takes the focus when a form was sent with errors. */
export function FormErrorSummary({
  errors,
  level,
  attempt,
  labels,
  className,
  ref,
  ...rest
}: FormErrorSummaryProps) {
  const texts = useMessages('formErrorSummary', english, labels)
  const id = useId()
  const own = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(own, ref)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors && attempt !== undefined) own.current?.focus()
  }, [hasErrors, attempt])
  if (!hasErrors) return null
  return (
    <section
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(
        className,
        'flex items-start gap-3 rounded-panel border border-error bg-raised px-4 py-3.5',
      )}
      {...rest}
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-error" />
      <div className="min-w-0">
        <Heading id={id} level={level} size="lead">
          {texts.title(errors.length)}
        </Heading>
        <ul className="mt-2 grid gap-1 text-small">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="touch-target relative text-error underline underline-offset-3 hover:text-text"
                onClick={(event) => focusField(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
