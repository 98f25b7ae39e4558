import type { CatalogueKind } from '@chignon/contract/catalogue/staff-catalogue'
import { useLingui } from '@lingui/react/macro'

/** What the kinds of things are called that are taught and sold. */
export function useKindNames(): Record<CatalogueKind, string> {
  const { t } = useLingui()
  return {
    course: t`Course`,
    program: t`Program`,
    'online-masterclass': t`Online masterclass`,
    'live-masterclass': t`Live masterclass`,
  }
}
