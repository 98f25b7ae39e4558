import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** Confirmation that replaces the contact form. */
export function MessageSent() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form was removed: focus the confirmation so that screen readers announce it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="headline-type text-heading outline-none">
        <Trans>Thank you, we have received your message</Trans>
      </h2>
      <p className="text-text-muted">
        <Trans>We have sent you a confirmation e-mail and will reply within two working days.</Trans>
      </p>
      <Button asChild variant="secondary" className="mt-3">
        <Link to="/contact">
          <Trans>Write another message</Trans>
        </Link>
      </Button>
    </div>
  )
}
