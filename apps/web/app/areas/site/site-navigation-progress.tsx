import { NavigationLine } from '@chignon/ui/navigation-line'
import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'

/** Tells that the next page is on its way, where that takes longer than a moment. */
export function SiteNavigationProgress() {
  const { t } = useLingui()
  return <NavigationLine isActive={useNavigation().state === 'loading'} label={t`Loading the page`} />
}
