import { maxTicketsPerOrder } from '@chignon/contract/business-rules'
import { Button } from '@chignon/ui/button'
import { Counter } from '@chignon/ui/counter'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFetcher } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type BasketCountProps = { lineId: string; count: number; name: string }

/** Count of tickets or packages in the basket. */
export function BasketCount({ lineId, count, name }: BasketCountProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="line_id" value={lineId} />
      <Counter
        key={count}
        label={name}
        isLabelHidden
        name="count"
        min={1}
        max={maxTicketsPerOrder}
        defaultValue={count}
        formatNumber={number}
        labels={{ less: t`One less`, more: t`One more` }}
        onValueChange={(next) =>
          void fetcher.submit({ line_id: lineId, count: String(next), intent: 'count' }, { method: 'post' })
        }
      />
      <noscript>
        <Button type="submit" name="intent" value="count" variant="quiet" size="small">
          <Trans>Update</Trans>
        </Button>
      </noscript>
    </fetcher.Form>
  )
}
