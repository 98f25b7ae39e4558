import { Kbd } from '@chignon/ui/kbd'
import { Trans } from '@lingui/react/macro'

/** What the keys do in the field, where there is a keyboard. */
export function ComposerKeys() {
  return (
    <p className="hidden flex-wrap gap-x-5 gap-y-1 ps-14 text-caption text-text-muted pointer-fine:@min-[60.25rem]/app:flex">
      <span className="flex items-center gap-1.5">
        <Kbd keys={['Enter']} />
        <span>
          <Trans>sends</Trans>
        </span>
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys={['Shift', 'Enter']} />
        <span>
          <Trans>new line</Trans>
        </span>
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys={['/']} />
        <span>
          <Trans>saved replies</Trans>
        </span>
      </span>
    </p>
  )
}
