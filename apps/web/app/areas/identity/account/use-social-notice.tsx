import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import type { Notice } from '../../../lib/data/load-context.ts'
import { socialNames } from './social-names.ts'

type NotSignedIn = Extract<Notice, { kind: 'not-signed-in' }>

/**
 * Notice on the login page after a failed social login. Google failures also show a toast “Error”, Facebook failures a
 * toast with the server's message. There is no toast if the user declined.
 */
export function useSocialNotice(
  notice: NotSignedIn | null,
): { tone: 'info' | 'error'; text: ReactNode } | null {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const showNotice = useEffectEvent((shown: NotSignedIn) => {
    const message = shown.provider === 'google' ? t`Error` : <SocialNotice {...shown} />
    showToast({ tone: 'error', message })
  })
  useEffect(() => {
    if (notice && notice.reason !== 'denied') showNotice(notice)
  }, [notice])
  return notice && { tone: notice.reason === 'denied' ? 'info' : 'error', text: <SocialNotice {...notice} /> }
}

function SocialNotice(notice: NotSignedIn) {
  const name = socialNames[notice.provider]
  switch (notice.reason) {
    case 'refused':
      return notice.message
    case 'denied':
      return <Trans>Sign-in with {name} was cancelled. Try again or log in another way.</Trans>
    case 'expired':
      return (
        <Trans>Your sign-in with {name} expired or was started in another browser. Please try again.</Trans>
      )
    case 'failed':
      return <Trans>{name} could not sign you in. Please try again, or log in another way.</Trans>
  }
}
