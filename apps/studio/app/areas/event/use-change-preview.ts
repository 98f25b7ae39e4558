import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../lib/start-data-context.ts'
import { changePreviewQuery } from './event-queries.ts'

/** What a change of an event concerns, counted when its dialog opens; `preview` is undefined until it is known. */
export function useChangePreview(id: string, isOpen: boolean) {
  const { money } = useFormats()
  const { data, error, refetch } = useQuery({
    ...endpointQueryOptions(changePreviewQuery({ params: { id } })),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  })
  const preview = data?.data
  return {
    preview,
    amount: preview ? money(preview.refundable, preview.currency) : '',
    error,
    retry: () => void refetch(),
  }
}
