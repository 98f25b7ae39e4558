import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { TypedText } from '../../lib/typed-text.tsx'

type TheirVersionProps = { text: string; onChoose: (whose: 'mine' | 'theirs') => void }

/** What another examiner wrote in the same field, and whose stays. */
export function TheirVersion({ text, onChoose }: TheirVersionProps) {
  return (
    <div role="status" className="flex flex-col gap-2 border-s-2 border-warning ps-3 text-small">
      <p className="text-text-muted">
        <Trans>Another examiner wrote:</Trans>
      </p>
      <TypedText className="whitespace-pre-line">{text}</TypedText>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => onChoose('mine')}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('theirs')}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  )
}
