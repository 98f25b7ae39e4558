import type { RefundPreview } from '@chignon/contract/commerce/refund'
import { DescriptionList, type Description } from '@chignon/ui/description-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

/** What a refund returns and ends, before it is done (REFUND-12). */
export function RefundPreviewFacts({ preview }: { preview: RefundPreview }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { amount, tax, currency, method, credited_invoice: invoice } = preview
  const items: Description[] = [
    { id: 'amount', term: t`Returned`, description: <strong>{money(amount, currency)}</strong> },
    { id: 'tax', term: t`Tax within it`, description: money(tax, currency) },
    {
      id: 'method',
      term: t`To`,
      description: method === 'transfer' ? t`Bank account, sent by you` : t`The card that paid`,
    },
    {
      id: 'credit-note',
      term: t`Credit note`,
      description: invoice === null ? t`None` : t`For invoice ${invoice}`,
    },
  ]
  const endings = useEndings(preview)
  return (
    <section
      aria-label={t`What this refund does`}
      className="flex flex-col gap-4 rounded-card bg-surface p-4 text-small"
    >
      <DescriptionList items={items} variant="columns" />
      {endings.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing ends: access and tickets stay.</Trans>
        </p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {endings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useEndings({ lines }: RefundPreview): string[] {
  const { t } = useLingui()
  const { date } = useFormats()
  return lines.flatMap(({ name, holders, access, ends_subscription: endsSubscription }) => [
    ...holders.map((holder) => t`The ticket of ${holder} becomes void.`),
    ...(access ? [t`Access to ${name} ends now, not on ${date(access.until)}.`] : []),
    ...(endsSubscription ? [t`The subscription ${name} ends now.`] : []),
  ])
}
