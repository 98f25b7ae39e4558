import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** What happens after a contact message is sent. */
export function WhatToExpect() {
  const formats = useFormats()
  const steps = [
    <Trans key="receipt">You will get a confirmation e-mail right away.</Trans>,
    <Trans key="person">A member of our team reads your message and passes it on to the right person.</Trans>,
    <Trans key="answer">We reply within two working days, in your language.</Trans>,
  ]
  return (
    <ol className="border-t border-line">
      {steps.map((step, index) => (
        <li key={step.key} className="flex items-baseline gap-5 border-b border-line py-4">
          <span aria-hidden="true" className="headline-type w-6 shrink-0 text-heading text-accent">
            {formats.number(index + 1)}
          </span>
          <span className="min-w-0 text-text-muted">{step}</span>
        </li>
      ))}
    </ol>
  )
}
