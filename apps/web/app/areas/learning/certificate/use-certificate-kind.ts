import type { CertificateTier } from '@chignon/contract/identity/award'
import { useLingui } from '@lingui/react/macro'

/** The name of a certificate's tier: “Gold certificate”. */
export function useCertificateKind(tier: CertificateTier): string {
  const { t } = useLingui()
  return {
    silver: t`Silver certificate`,
    gold: t`Gold certificate`,
    premium_gold: t`Premium gold certificate`,
  }[tier]
}
