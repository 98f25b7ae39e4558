import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { Button } from '@chignon/ui/button'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { Heading } from '@chignon/ui/heading'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useCaseNames } from './use-case-names.ts'

type MoneyCaseEntryProps = { moneyCase: MoneyCase; onResolve: () => void }

/** One case: what happened, to which order, and what to do by when. */
export function MoneyCaseEntry({ moneyCase, onResolve }: MoneyCaseEntryProps) {
  const { t } = useLingui()
  const { money, dateTime } = useFormats()
  const names = useCaseNames()
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
    ...(reason ? [{ id: 'reason', term: t`Reason`, description: reason }] : []),
    {
      id: 'reference',
      term: t`At the provider`,
      description: <code className="wrap-anywhere">{reference}</code>,
    },
    { id: 'since', term: t`Since`, description: dateTime(moneyCase.created_at) },
    ...(note ? [{ id: 'note', term: t`What was done`, description: note }] : []),
  ]
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} size="lead">
          {names[kind]}
        </Heading>
        {state === 'open' && (
          <Button variant="secondary" onClick={onResolve}>
            <Trans>Close with a note</Trans>
          </Button>
        )}
      </div>
      <DescriptionList items={items} variant="columns" />
    </li>
  )
}
