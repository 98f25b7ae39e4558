import { useLingui } from '@lingui/react/macro'
import type { PageKey } from '../shell/keys-popover.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a review, as they are listed. */
export function useReviewKeyList(): readonly PageKey[] {
  const { t } = useLingui()
  return [
    { keys: [['J']], does: t`Next question` },
    { keys: [['K']], does: t`Previous question` },
    { keys: [['0'], ['9']], does: t`Mark from 0 to 90%` },
    { keys: [['M']], does: t`Type a mark` },
    { keys: [['C']], does: t`Comment` },
    { keys: [['Escape']], does: t`Leave the field` },
    { keys: [[isApple ? 'Meta' : 'Ctrl', 'Enter']], does: t`Decide` },
  ]
}
