import type { SecondFactor } from '@chignon/contract/identity/second-factor'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { OwnerForm } from './owner-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type SecondFactorSectionProps = {
  secondFactor: SecondFactor
  hasPassword: boolean
  result: (IntentResult & { recoveryCodes?: string[] }) | undefined
}

/** Two-step login: its state, its set-up, and how to switch it off (SECOND-FACTOR-1). */
export function SecondFactorSection({ secondFactor, hasPassword, result }: SecondFactorSectionProps) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const { enabled_at, setup, recovery_codes_left } = secondFactor
  const heading = useRef<HTMLHeadingElement>(null)
  const step = enabled_at === null ? (setup ? 'setup' : 'off') : 'on'
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // Each step replaces the form with the focused button.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <section aria-labelledby="two-step" className="grid max-w-prose gap-5 border-t border-line pt-8">
      <h2
        ref={heading}
        id="two-step"
        tabIndex={-1}
        className="headline-type flex flex-wrap items-center gap-3 text-heading outline-none"
      >
        <Trans>Two-step login</Trans>
        {enabled_at !== null && <Badge tone="success" className="font-text">{t`On`}</Badge>}
      </h2>
      <p className="text-text-muted">
        <Trans>
          Besides your password, we then ask for a code from an app on your phone. Someone who knows your
          password still cannot log in.
        </Trans>
      </p>
      {result?.message && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      {result?.recoveryCodes && <RecoveryCodes codes={result.recoveryCodes} />}
      {enabled_at !== null && (
        <>
          <p className="text-small text-text-muted">
            <Plural
              value={recovery_codes_left}
              one="You have # recovery code left."
              other="You have # recovery codes left."
            />
          </p>
          <OwnerForm hasPassword={hasPassword} />
        </>
      )}
      {setup && !result?.recoveryCodes && <SecondFactorSetup setup={setup} />}
      {enabled_at === null && !setup && (
        <MemberForm preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="begin"
            variant="secondary"
            isBusy={formData?.get('intent') === 'begin'}
          >
            <Trans>Set up</Trans>
          </Button>
        </MemberForm>
      )}
    </section>
  )
}
