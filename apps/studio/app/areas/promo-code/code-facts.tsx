import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { TextLink } from '@chignon/ui/text-link'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { CodeText } from './code-text.tsx'
import { usePromoTexts } from './use-promo-texts.ts'

/** What a code takes off, for what and when, how often it was used and what it gave. */
export function CodeFacts({ code }: { code: StaffPromoCode }) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const { dateTime } = useLocalTime()
  const texts = usePromoTexts()
  const { series } = code
  const items: Description[] = [
    { id: 'off', term: t`Takes off`, description: texts.off(code) },
    { id: 'products', term: t`For what`, description: <bdi>{texts.products(code)}</bdi> },
    { id: 'from', term: t`Valid from`, description: dateTime(code.starts_at) },
    {
      id: 'until',
      term: t`Valid until`,
      description: code.ends_at === null ? t`No end` : dateTime(code.ends_at),
    },
    { id: 'uses', term: t`Uses`, description: texts.uses(code.uses, code.total_uses) },
    { id: 'paid', term: t`Of paid orders`, description: number(code.paid_uses) },
    {
      id: 'given',
      term: t({ context: 'promo code', message: 'Given' }),
      description: money(code.given, code.currency),
    },
    {
      id: 'person',
      term: t`Uses per person`,
      description: code.uses_per_person === null ? t`No limit` : number(code.uses_per_person),
    },
    ...(series
      ? [
          {
            id: 'series',
            term: t`Series`,
            description: (
              <TextLink asChild variant="plain">
                <Link to={`/codes?series=${series.id}`}>
                  <CodeText code={series.prefix} />
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
  ]
  return (
    <DescriptionList items={items} variant="stacked" className="min-[26rem]:grid-cols-2 sm:grid-cols-4" />
  )
}
