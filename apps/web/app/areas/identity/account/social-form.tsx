import { SocialButton } from '@chignon/ui/social-button'
import type { SocialProvider } from '@chignon/contract/identity/social'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { socialNames } from './social-names.ts'

type SocialFormProps = {
  /** At least one. */
  providers: SocialProvider[]
  redirectTo: string
}

/** Buttons for social login. A plain form, because it redirects to another site. */
export function SocialForm({ providers, redirectTo }: SocialFormProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    // The Back button restores this page from the cache with the button still busy.
    const resetChoice = () => setChosen(null)
    window.addEventListener('pageshow', resetChoice)
    return () => window.removeEventListener('pageshow', resetChoice)
  }, [])
  return (
    <form method="post" className="grid gap-3">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {providers.map((provider) => {
        const name = socialNames[provider]
        return (
          <SocialButton
            key={provider}
            network={provider}
            type="submit"
            formAction={`/login/${provider}`}
            isBusy={chosen === provider}
            onClick={() => setChosen(provider)}
          >
            <Trans>Continue with {name}</Trans>
          </SocialButton>
        )
      })}
      <p className="text-small text-text-muted">
        <Trans>
          By continuing you agree to the{' '}
          <Link to="/support/terms-and-conditions" target="_blank" className="underline underline-offset-4">
            terms & conditions
          </Link>
          .
        </Trans>
      </p>
    </form>
  )
}
