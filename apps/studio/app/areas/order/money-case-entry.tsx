import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { Button } from '@chignon/ui/button'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { Heading } from '@chignon/ui/heading'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useCaseNames } from './use-case-names.ts'
import { useProviderReason } from './use-provider-reason.ts'

type MoneyCaseEntryProps = { moneyCase: MoneyCase; onResolve: () => void }

/** One case: what happened, to which order, and what to do by when. */
export function MoneyCaseEntry({ moneyCase, onResolve }: MoneyCaseEntryProps) {
  const { t } = useLingui()
  const { money, dateTime } = useFormats()
  const names = useCaseNames()
  const reasonName = useProviderReason()
  const { kind, order, dispute, expected, reason, reference, note, state } = moneyCase
  const respondBy = dispute?.outcome === 'open' ? dispute.respond_by : null
  const items: Description[] = [
    ...(moneyCase.money
      ? [
          {
            id: 'amount',
            term: t`Amount`,
            description: money(moneyCase.money.amount, moneyCase.money.currency),
          },
        ]
      : []),
    ...(expected
      ? [{ id: 'expected', term: t`Expected`, description: money(expected.amount, expected.currency) }]
      : []),
    ...(order
      ? [
          {
            id: 'order',
            term: t`Order`,
            description: (
              <TextLink asChild variant="plain">
                <Link to={`/orders/${order.id}`}>
                  {order.number} · <bdi>{order.buyer}</bdi>
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
    ...(respondBy ? [{ id: 'by', term: t`Answer the bank by`, description: dateTime(respondBy) }] : []),
    ...(reason ? [{ id: 'reason', term: t`Reason`, description: reasonName(reason) }] : []),
    {
      id: 'reference',
      term: t`At the provider`,
      description: (
        <bdi dir="ltr" className="wrap-anywhere">
          {reference}
        </bdi>
      ),
    },
    { id: 'since', term: t`Since`, description: dateTime(moneyCase.created_at) },
    ...(note ? [{ id: 'note', term: t`What was done`, description: note }] : []),
  ]
  return (
    <li className="grid gap-x-4 gap-y-5 rounded-card border border-line p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <Heading level={2} size="lead">
        {names[kind]}
      </Heading>
      {/* The same columns in every case, below each other on a phone. */}
      <DescriptionList
        items={items}
        variant="stacked"
        className="sm:col-span-2 sm:row-start-2 sm:grid-cols-2 lg:grid-cols-4"
      />
      {state === 'open' && (
        <Button variant="secondary" className="sm:col-start-2 sm:row-start-1" onClick={onResolve}>
          <Trans>Close with a note</Trans>
        </Button>
      )}
    </li>
  )
}
