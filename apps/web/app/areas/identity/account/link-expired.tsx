import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountPage } from './account-page.tsx'
import { PrivateHead } from './private-head.tsx'

/** Page for a mailed link that was used, expired or truncated: the reason, and how to get a new link. */
export function LinkExpired({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  const title = t`This link no longer works`
  return (
    <AccountPage seed="link-over" coiffure="cut" title={title} text={text}>
      <PrivateHead title={title} />
      {children}
    </AccountPage>
  )
}
