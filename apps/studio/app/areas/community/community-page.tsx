import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { undoLatestAtom } from '../../lib/undo-atoms.ts'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { StudioPage } from '../shell/studio-page.tsx'
import { useCommunityTabs, type CommunityTab } from './use-community-tabs.tsx'

type CommunityPageProps = { tab: CommunityTab; lead: string; actions?: ReactNode; children: ReactNode }

/** A page of the community’s lists. The key `z` takes back what was done last. */
export function CommunityPage({ tab, lead, actions, children }: CommunityPageProps) {
  const { t } = useLingui()
  const undoLatest = useSetAtom(undoLatestAtom)
  useLetterKeys((letter) => letter === 'z' && undoLatest())
  return (
    <StudioPage title={t`Community`} lead={lead} actions={actions}>
      <TabsNav label={t`Lists of the community`} items={useCommunityTabs(tab)} />
      {children}
    </StudioPage>
  )
}
