import { NavigationLine } from '@chignon/ui/navigation-line'
import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'

/** Progress line during navigation, shown after a short delay. */
export function SiteNavigationProgress() {
  const { t } = useLingui()
  return <NavigationLine isActive={useNavigation().state === 'loading'} label={t`Loading page`} />
}
