import { AuthPanel } from '@chignon/ui/auth-panel'
import { Dialog } from '@chignon/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SocialForm } from './social-form.tsx'
import { useAuthTexts } from './use-auth-texts.ts'
import { authModalAtom, type AuthRequest } from './auth-modal-atom.ts'
import { keepToast } from '../../../lib/browser/toast-after-reload.ts'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useRootData } from '../../../lib/data/use-root-data.ts'

/** Authentication modal with a login view and a register view. */
export default function AuthModal({ request }: { request: AuthRequest | null }) {
  const { t } = useLingui()
  // Keeps the content visible during the closing animation.
  const [shown, setShown] = useState<AuthRequest>(request ?? { view: 'sign-in' })
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [openedAt, setOpenedAt] = useState(pathname)
  if (request && request !== shown) {
    setShown(request)
    setOpenedAt(pathname)
  }
  const { view, reason } = shown
  const returnTo = shown.continueTo ?? pathname + search
  const texts = useAuthTexts(view)
  const titleId = useId()
  const setRequest = useSetAtom(authModalAtom)
  const showToast = useSetAtom(showToastAtom)
  const { socialProviders } = useRootData()
  const close = () => setRequest(null)
  // Closes when the user navigates away, for example with the Back button.
  useEffect(() => {
    if (pathname !== openedAt) setRequest(null)
  }, [pathname, openedAt, setRequest])
  return (
    <Dialog
      open={request !== null}
      onOpenChange={close}
      titleId={titleId}
      labels={{
        close: t`Close`,
      }}
    >
      <AuthPanel
        key={view}
        className="pt-6 pb-2"
        level={2}
        title={texts.title}
        titleId={titleId}
        text={reason ?? texts.text}
        social={
          socialProviders.length > 0 && <SocialForm providers={socialProviders} redirectTo={returnTo} />
        }
        socialLabel={<Trans>or</Trans>}
        switchPrompt={texts.switchPrompt}
        switchLabel={texts.switchLabel}
        switchAction={
          <button
            type="button"
            onClick={() => setRequest({ ...shown, view: view === 'sign-in' ? 'sign-up' : 'sign-in' })}
          />
        }
      >
        {view === 'sign-in' ? (
          <LoginForm
            action={`/login?redirectTo=${encodeURIComponent(returnTo)}`}
            onLeave={close}
            onSignedIn={(message) => {
              keepToast(message)
              close()
              if (shown.continueTo) window.location.assign(shown.continueTo)
              else window.location.reload()
            }}
          />
        ) : (
          <RegisterForm
            action="/register"
            onSignedIn={(message) => {
              showToast({ tone: 'success', message })
              close()
              if (shown.continueTo) void navigate(shown.continueTo)
            }}
          />
        )}
      </AuthPanel>
    </Dialog>
  )
}
