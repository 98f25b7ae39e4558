import { AuthPanel } from '@chignon/ui/auth-panel'
import { Dialog } from '@chignon/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { LoginForm } from '../account/login-form.tsx'
import { RegisterForm } from '../account/register-form.tsx'
import { useAuthTexts } from '../account/use-auth-texts.ts'
import { authModalAtom, type AuthView } from '../atoms/auth-modal.ts'
import { showToastAtom } from '../atoms/toasts.ts'

/** Signing in over the page one is on: two views that toggle, and a close button (specification §2, §4). */
export default function AuthModal({ view }: { view: AuthView | null }) {
  const { t } = useLingui()
  // What it showed is still seen while it closes.
  const [shown, setShown] = useState<AuthView>(view ?? 'sign-in')
  if (view && view !== shown) setShown(view)
  const texts = useAuthTexts(shown)
  const setView = useSetAtom(authModalAtom)
  const showToast = useSetAtom(showToastAtom)
  const { pathname, search } = useLocation()
  const close = () => setView(null)
  const form = { surface: 'modal', redirectTo: pathname + search } as const
  return (
    <Dialog isOpen={view !== null} onClose={close} title={texts.title} isTitleHidden closeLabel={t`Close`}>
      <AuthPanel
        key={shown}
        level={2}
        title={texts.title}
        text={texts.text}
        switchPrompt={texts.switchPrompt}
        switchLabel={texts.switchLabel}
        switchAction={
          <button type="button" onClick={() => setView(shown === 'sign-in' ? 'sign-up' : 'sign-in')} />
        }
      >
        {shown === 'sign-in' ? (
          <LoginForm
            {...form}
            onSignedIn={() => {
              close()
              window.location.reload()
            }}
          />
        ) : (
          <RegisterForm
            {...form}
            onSignedIn={(message) => {
              showToast({ tone: 'success', message })
              close()
            }}
          />
        )}
      </AuthPanel>
    </Dialog>
  )
}
