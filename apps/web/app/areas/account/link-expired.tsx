import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountPage } from './account-page.tsx'
import { PrivateHead } from './private-head.tsx'

/** Where a mailed link leads that was used, has expired or was cut off: why, and how to get another. */
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
