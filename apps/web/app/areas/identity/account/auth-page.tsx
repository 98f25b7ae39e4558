import { FormMessage, type FormMessageProps } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthView } from './auth-modal-atom.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { AccountPage } from './account-page.tsx'
import { SocialForm } from './social-form.tsx'
import { useAuthTexts } from './use-auth-texts.ts'

type AuthPageProps = {
  view: AuthView
  redirectTo: string
  notice?: ReactNode
  noticeTone?: FormMessageProps['tone']
  children: ReactNode
}

/** Panel of `/login` and `/register`, with a link to the other page. */
export function AuthPage({ view, redirectTo, notice, noticeTone = 'info', children }: AuthPageProps) {
  const { title, ...texts } = useAuthTexts(view)
  const { socialProviders } = useRootData()
  const other = view === 'sign-in' ? '/register' : '/login'
  const query = redirectTo === '/' ? '' : `?redirectTo=${encodeURIComponent(redirectTo)}`
  return (
    <AccountPage
      seed={view}
      title={title}
      {...texts}
      social={
        socialProviders.length > 0 && <SocialForm providers={socialProviders} redirectTo={redirectTo} />
      }
      socialLabel={<Trans>or</Trans>}
      switchAction={<Link to={other + query} />}
    >
      {notice && (
        <FormMessage tone={noticeTone} className="mb-5">
          {notice}
        </FormMessage>
      )}
      {children}
    </AccountPage>
  )
}
