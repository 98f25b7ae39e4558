import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import type { PersonContact } from '@chignon/contract/community/person-contact'
import { DescriptionList } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { PageSection } from '../shell/page-section.tsx'
import { PersonReports } from './person-reports.tsx'
import { contactQuery } from './person-queries.ts'
import { SuspensionAction } from './suspension-action.tsx'

/** Chat, newsletter, suspension and reports of a person. */
export function PersonContactPart({ person }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { ago } = useLocalTime()
  const newsletter: Record<PersonContact['newsletter'], string> = {
    subscribed: t`Yes`,
    paused: t`Paused, since nothing was opened`,
    bounced: t`No: the address refused it`,
    unsubscribed: t`No`,
    none: t`No`,
  }
  return (
    <Loaded query={contactQuery({ params: { id: person.id } })}>
      {({ data }) => (
        <PageSection title={t`Contact`}>
          <DescriptionList
            variant="stacked"
            className="sm:max-lg:grid-cols-3"
            items={[
              { id: 'newsletter', term: t`Newsletter`, description: newsletter[data.newsletter] },
              {
                id: 'chat',
                term: t`Chat`,
                description: data.conversation ? (
                  <TextLink asChild variant="plain">
                    <Link to={`/chat/${data.conversation.id}`}>
                      <Trans>Last message {ago(data.conversation.last_message_at)}</Trans>
                    </Link>
                  </TextLink>
                ) : (
                  t`No messages`
                ),
              },
              {
                id: 'suspension',
                term: t`Writing in the community`,
                description: <SuspensionAction person={person} suspension={data.suspension} />,
              },
              {
                id: 'reports',
                term: t`Reports`,
                description: <PersonReports reports={data.reports} />,
              },
            ]}
          />
        </PageSection>
      )}
    </Loaded>
  )
}
