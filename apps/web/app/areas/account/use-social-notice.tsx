import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { showToastAtom } from '../../lib/browser/toast-atoms.ts'
import type { Notice } from '../../lib/data/load-context.ts'
import { socialNames } from './social-names.ts'

type NotSignedIn = Extract<Notice, { kind: 'not-signed-in' }>

/**
 * What the login page says to somebody whom Google or Facebook did not sign in. The page says what to do; a toast says
 * of Google ‘Error’ and of Facebook the server’s message (specification §8), and nothing where the person declined.
 */
export function useSocialNotice(
  notice: NotSignedIn | null,
): { tone: 'info' | 'error'; text: ReactNode } | null {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const tell = useEffectEvent((told: NotSignedIn) => {
    const message = told.provider === 'google' ? t`Error` : <SocialNotice {...told} />
    showToast({ tone: 'error', message })
  })
  useEffect(() => {
    if (notice && notice.reason !== 'denied') tell(notice)
  }, [notice])
  return notice && { tone: notice.reason === 'denied' ? 'info' : 'error', text: <SocialNotice {...notice} /> }
}

function SocialNotice(notice: NotSignedIn) {
  const name = socialNames[notice.provider]
  switch (notice.reason) {
    case 'refused':
      return notice.message
    case 'denied':
      return <Trans>You did not continue with {name}. Log in another way, or try again.</Trans>
    case 'expired':
      return <Trans>Signing in with {name} took too long or began elsewhere. Please try again.</Trans>
    case 'failed':
      return <Trans>{name} could not sign you in. Please try again, or log in another way.</Trans>
  }
}
