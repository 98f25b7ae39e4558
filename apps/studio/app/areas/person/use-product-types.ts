import type { AccessProductType } from '@chignon/contract/learning/access-grant'
import { useLingui } from '@lingui/react/macro'

/** The name of each kind of thing that access can be given to. */
export function useProductTypes(): Record<AccessProductType, string> {
  const { t } = useLingui()
  return { course: t`Course`, program: t`Program`, 'online-masterclass': t`Online masterclass` }
}
