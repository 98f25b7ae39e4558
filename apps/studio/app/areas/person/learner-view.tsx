import { fullName } from '@chignon/contract/identity/full-name'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { AccessList } from './access-list.tsx'
import { accessQuery } from './person-queries.ts'

/** A learner as those who teach them see them: the name, access and progress. */
export function LearnerView({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Loaded query={accessQuery({ params: { id } })} isPage>
      {({ data }) => (
        <StudioPage title={fullName(data.person)} lead={t`Only what you teach is shown.`}>
          <AccessList access={data} />
        </StudioPage>
      )}
    </Loaded>
  )
}
