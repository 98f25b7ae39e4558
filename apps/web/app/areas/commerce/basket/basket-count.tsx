import { maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import { Button } from '@chignon/ui/button'
import { Counter } from '@chignon/ui/counter'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FetcherWithComponents } from 'react-router'
import { useNumberCorrections } from '../../site/use-number-corrections.ts'

type BasketCountProps = {
  /** Sends the count, and has the answer. */
  fetcher: FetcherWithComponents<unknown>
  lineId: string
  count: number
  name: string
}

/** Count of tickets or packages in the basket: the new one while it is saved, and the saved one again if it is refused. */
export function BasketCount({ fetcher, lineId, count, name }: BasketCountProps) {
  const { t } = useLingui()
  const corrections = useNumberCorrections()
  const sent = fetcher.formData?.get('count')
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="line_id" value={lineId} />
      <Counter
        label={name}
        isLabelHidden
        name="count"
        min={1}
        max={maxTicketsPerOrder}
        value={sent ? Number(sent) : count}
        labels={{ ...corrections, less: t`One less`, more: t`One more` }}
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
