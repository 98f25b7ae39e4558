import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import { useLingui } from '@lingui/react/macro'

/** The name of each kind of certificate. */
export function useTierNames(): Record<ListedCertificate['tier'], string> {
  const { t } = useLingui()
  return { silver: t`Silver`, gold: t`Gold`, premium_gold: t`Premium gold` }
}
