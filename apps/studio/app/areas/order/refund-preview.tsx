import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { RefundLine } from '@chignon/contract/commerce/refund'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { FormMessage } from '@chignon/ui/form-message'
import { useEffect } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { refundPreviewQuery } from './order-queries.ts'
import { RefundPreviewFacts } from './refund-preview-facts.tsx'

type RefundPreviewProps = {
  order: StaffOrder
  lines: readonly RefundLine[]
  /** Receives what is returned, in cents; null while it is not known. */
  onAmountChange: (amount: number | null) => void
}

/** What a refund of these lines would do, or why it cannot be made (REFUND-12). */
export function RefundPreview({ order, lines, onAmountChange }: RefundPreviewProps) {
  const query = refundPreviewQuery({ params: { id: order.id }, body: { lines: [...lines] } })
  const { data, error, isPlaceholderData } = useLoadedQuery(query)
  const preview = data === undefined || isPlaceholderData ? null : data.data
  const amount = preview?.amount ?? null
  useEffect(() => {
    onAmountChange(amount)
  }, [amount, onAmountChange])
  if (error instanceof ProblemError) return <FormMessage tone="warning">{error.problem.message}</FormMessage>
  return preview && <RefundPreviewFacts preview={preview} />
}
