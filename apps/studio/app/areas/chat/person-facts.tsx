import type { ChatPerson } from '@chignon/contract/community/staff-chat'
import { fullName } from '@chignon/contract/identity/full-name'
import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { DescriptionList } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { PersonAccess } from './person-access.tsx'
import { PersonCertificates } from './person-certificates.tsx'

/** What one needs to know of a person to answer: language, access, progress and certificates. */
export function PersonFacts({ facts }: { facts: ChatPerson }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { date } = useLocalTime()
  const { person, orders_count: orders } = facts
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
      <PersonAccess accesses={facts.accesses} />
      <PersonCertificates certificates={facts.certificates} />
    </div>
  )
}
