import { AuthPanel } from '@chignon/ui/auth-panel'
import { FormMessage } from '@chignon/ui/form-message'
import { Strands } from '@chignon/ui/strands'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthView } from '../atoms/auth-modal.ts'
import { useAuthTexts } from './use-auth-texts.ts'

type AuthPageProps = {
  view: AuthView
  redirectTo: string
  notice?: ReactNode
  children: ReactNode
}

/** `/login` and `/register`: the panel on a quiet ground, with hair beside it where there is room. */
export function AuthPage({ view, redirectTo, notice, children }: AuthPageProps) {
  const texts = useAuthTexts(view)
  const other = view === 'sign-in' ? '/register' : '/login'
  const query = redirectTo === '/' ? '' : `?redirectTo=${encodeURIComponent(redirectTo)}`
  return (
    <div className="relative isolate grid grow overflow-hidden md:grid-cols-2">
      <div className="grid place-items-center px-gutter py-14 md:py-20">
        <AuthPanel
          level={1}
          title={texts.title}
          text={texts.text}
          switchPrompt={texts.switchPrompt}
          switchLabel={texts.switchLabel}
          switchAction={<Link to={other + query} />}
        >
          {notice && (
            <FormMessage tone="info" className="mb-5">
              {notice}
            </FormMessage>
          )}
          {children}
        </AuthPanel>
      </div>
      <div className="relative hidden border-s border-line bg-surface md:block">
        <Strands
          seed={view}
          coiffure="knot"
          width={640}
          height={800}
          className="absolute inset-0 size-full"
        />
      </div>
    </div>
  )
}
