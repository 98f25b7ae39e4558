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
    { keys: [['T']], does: t`Insert a text into the comment` },
    { keys: [['D']], does: t`Draw on the photograph` },
    { keys: [['Z']], does: t`Take the last line back` },
    { keys: [['V']], does: t`Photograph in the whole window` },
    { keys: [['N']], does: t`Next exam, once this one is decided` },
    { keys: [['Escape']], does: t`Leave the field` },
    { keys: [[isApple ? 'Meta' : 'Ctrl', 'Enter']], does: t`Decide` },
  ]
}
