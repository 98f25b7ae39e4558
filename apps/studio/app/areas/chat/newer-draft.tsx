import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'

type NewerDraftProps = { text: string; onChoose: (whose: 'mine' | 'theirs') => void }

/** What the person wrote on another device meanwhile, and which of both stays. */
export function NewerDraft({ text, onChoose }: NewerDraftProps) {
  return (
    <div role="status" className="flex flex-col gap-2 border-s-2 border-warning ps-3 text-small">
      <p className="text-text-muted">
        <Trans>On another device you wrote:</Trans>
      </p>
      <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => onChoose('mine')}>
          <Trans>Keep what is here</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('theirs')}>
          <Trans>Use that</Trans>
        </Button>
      </div>
    </div>
  )
}
