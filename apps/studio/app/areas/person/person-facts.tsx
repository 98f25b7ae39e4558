import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import type { StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useCountryNames } from '../../lib/use-country-names.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { PageSection } from '../shell/page-section.tsx'
import { FactorAction } from './factor-action.tsx'
import { RoleAction } from './role-action.tsx'

/** How a person is reached, since when they are here, and how their account is protected. */
export function PersonFacts({ person }: { person: StaffViewOfPerson }) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { ago } = useLocalTime()
  const { email, phone, country, spent, last_seen_at: seenAt } = person
  const countryName = useCountryNames()
  const items: Description[] = [
    {
      id: 'email',
      term: t`E-mail`,
      description: (
        <TextLink variant="plain" href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TextLink>
      ),
    },
    ...(phone
      ? [
          {
            id: 'phone',
            term: t`Phone`,
            description: (
              <TextLink variant="plain" href={`tel:${phone.replaceAll(' ', '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </TextLink>
            ),
          },
        ]
      : []),
    ...(country ? [{ id: 'country', term: t`Country`, description: countryName(country) }] : []),
    { id: 'language', term: t`Language of mails`, description: localeNames[person.locale] },
    { id: 'since', term: t`Since`, description: date(person.created_at) },
    { id: 'seen', term: t`Last seen`, description: seenAt ? ago(seenAt) : t`Never` },
    { id: 'spent', term: t`Spent`, description: money(spent.amount, spent.currency) },
    { id: 'role', term: t`Role`, description: <RoleAction person={person} /> },
    { id: 'factor', term: t`Two-step login`, description: <FactorAction person={person} /> },
  ]
  return (
    <PageSection title={t`Account`}>
      <DescriptionList items={items} variant="stacked" className="sm:max-lg:grid-cols-3" />
    </PageSection>
  )
}
