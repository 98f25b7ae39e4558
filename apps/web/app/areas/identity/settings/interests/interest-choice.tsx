import type { Named } from '@chignon/contract/platform/primitives'
import { Trans } from '@lingui/react/macro'

type InterestChoiceProps = { interests: readonly Named[]; chosen: readonly Named[] }

/** All interests as chips that can be checked; native checkboxes, which work before scripts have loaded. */
export function InterestChoice({ interests, chosen }: InterestChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">
        <Trans>Interests</Trans>
      </legend>
      <ul role="list" className="flex flex-wrap gap-3">
        {interests.map(({ id, name }) => (
          <li key={id}>
            <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line-strong px-5 py-2 text-text transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:text-[Highlight]">
              <input
                type="checkbox"
                name="interest_ids"
                value={id}
                defaultChecked={chosen.some((interest) => interest.id === id)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span aria-hidden="true" className="me-2 hidden text-accent peer-checked:inline">
                ✓
              </span>
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
