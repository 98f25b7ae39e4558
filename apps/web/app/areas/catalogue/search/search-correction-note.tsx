import type { SearchedText } from '@chignon/contract/catalogue/search'
import { Trans } from '@lingui/react/macro'

/** Shows corrected spelling and whether only some words matched. */
export function SearchCorrectionNote({ searched }: { searched: SearchedText }) {
  const { text, corrections, matched } = searched
  const typed = corrections.map((correction) => correction.typed).join(' ')
  if (corrections.length === 0 && matched === 'all') return null
  return (
    <div className="mt-5 grid max-w-prose gap-1 wrap-anywhere">
      {corrections.length > 0 && (
        <p className="text-lead">
          <Trans>
            Showing results for <strong className="font-medium">“{text}”</strong>.
          </Trans>{' '}
          <span className="text-text-muted">
            <Trans>No results for “{typed}”.</Trans>
          </span>
        </p>
      )}
      {matched === 'some' && (
        <p className="text-text-muted">
          <Trans>No results match all of your words. These match some of them.</Trans>
        </p>
      )}
    </div>
  )
}
