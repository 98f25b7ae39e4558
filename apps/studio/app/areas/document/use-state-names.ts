import type { DocumentState } from '@chignon/contract/platform/document'
import { useLingui } from '@lingui/react/macro'

/** What the states of a document are called. */
export function useStateNames(): Record<DocumentState, string> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    scheduled: t({ context: 'document', message: 'Scheduled' }),
    published: t({ context: 'document', message: 'Published' }),
    changed: t({ context: 'document', message: 'Changed' }),
  }
}
