import type { ChatPerson } from '@chignon/contract/community/staff-chat'
import { reachOf } from '@chignon/contract/platform/permission'
import { fullName } from '@chignon/contract/identity/full-name'
import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { DescriptionList } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonCertificates } from './person-certificates.tsx'

/** What one needs to know of a person to answer: language, access, progress and certificates. */
export function PersonFacts({ facts }: { facts: ChatPerson }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { date } = useLocalTime()
  const { viewer } = useStartData()
  const { person, orders_count: orders } = facts
  const isReadable = reachOf(viewer.role, 'people.read') || reachOf(viewer.role, 'people.learners')
  const name = fullName(person)
  return (
    <div className="flex flex-col gap-7">
      <DescriptionList
        items={[
          { id: 'language', term: t`Language`, description: localeNames[facts.locale] },
          { id: 'since', term: t`Member since`, description: date(facts.member_since) },
          ...(orders === null
            ? []
            : [
                {
                  id: 'orders',
                  term: t`Orders`,
                  description: (
                    <TextLink asChild>
                      <Link to={`/orders?search=${encodeURIComponent(name)}`}>{formats.number(orders)}</Link>
                    </TextLink>
                  ),
                },
              ]),
        ]}
      />
      {isReadable && (
        <TextLink asChild className="self-start">
          <Link to={`/people/${person.id}`}>
            <Trans>Everything about the person</Trans>
          </Link>
        </TextLink>
      )}
      <PersonAccess accesses={facts.accesses} />
      <PersonCertificates certificates={facts.certificates} />
    </div>
  )
}
