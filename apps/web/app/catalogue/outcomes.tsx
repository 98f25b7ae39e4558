import type { Named } from '@chignon/contract'
import { Trans } from '@lingui/react/macro'

type OutcomesProps = {
  description: string
  outcomes: readonly string[]
  /** The qualification it counts towards. */
  qualification: Named | null
}

/** What a course is about, what one can do after it, and which certificate it counts towards. */
export function Outcomes({ description, outcomes, qualification }: OutcomesProps) {
  const name = qualification?.name
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="about" className="grid gap-4 text-text-muted">
        <h2 id="about" className="headline-type mb-2 text-heading text-text">
          <Trans>About this course</Trans>
        </h2>
        {description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {outcomes.length > 0 && (
        <section aria-labelledby="outcomes">
          <h2 id="outcomes" className="mb-3 text-lead font-medium">
            <Trans>What you take with you</Trans>
          </h2>
          <ul role="list" className="grid gap-2">
            {outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-accent" />
                {outcome}
              </li>
            ))}
          </ul>
        </section>
      )}
      {name && (
        <p className="border-t border-line pt-5 text-small text-text-muted">
          <Trans>Counts towards the silver certificate “{name}”: finish two courses of its category to earn it.</Trans>
        </p>
      )}
    </div>
  )
}
