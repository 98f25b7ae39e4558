import { fullName } from '@chignon/contract/identity/full-name'
import { reachOf } from '@chignon/contract/platform/permission'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { PersonCertificates } from '../certificate/person-certificates.tsx'
import { ThingHistory } from '../history/thing-history.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { AccessList } from './access-list.tsx'
import { PersonContactPart } from './person-contact-part.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonPurchases } from './person-purchases.tsx'
import { PersonStates } from './person-states.tsx'
import { accessQuery, personQuery } from './person-queries.ts'

/** A person as staff see them: access and progress, purchases, notes, what was said, and what can be done. */
export function PersonView({ id }: { id: string }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const [search] = useSearchParams()
  const isHistory = search.get('tab') === 'history'
  const params = { id }
  return (
    <Loaded query={personQuery({ params })} isPage>
      {({ data: person }) => (
        <StudioPage title={fullName(person)} state={<PersonStates person={person} />}>
          <TabsNav
            label={t`Parts of the page`}
            items={[
              { id: 'person', label: t`Overview`, link: <Link to="?" />, isCurrent: !isHistory },
              { id: 'history', label: t`History`, link: <Link to="?tab=history" />, isCurrent: isHistory },
            ]}
          />
          {isHistory ? (
            <ThingHistory type="user" id={id} />
          ) : (
            <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
              <div className="min-w-0">
                <Loaded query={accessQuery({ params })}>{({ data }) => <AccessList access={data} />}</Loaded>
              </div>
              <div className="flex min-w-0 flex-col gap-10 lg:col-start-2 lg:row-span-2">
                <PersonFacts person={person} />
                <PersonContactPart person={person} />
              </div>
              <div className="flex min-w-0 flex-col gap-10">
                {reachOf(viewer.role, 'orders.read') === 'all' && <PersonPurchases id={id} />}
                <PersonCertificates person={person} />
                <PersonNotes person={person} />
              </div>
            </div>
          )}
        </StudioPage>
      )}
    </Loaded>
  )
}
