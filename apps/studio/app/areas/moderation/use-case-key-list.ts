import { useLingui } from '@lingui/react/macro'
import type { PageKey } from '../shell/keys-popover.tsx'

/** The keys of the queue, as they are listed. */
export function useCaseKeyList(): readonly PageKey[] {
  const { t } = useLingui()
  return [
    { keys: [['J']], does: t`Next case` },
    { keys: [['K']], does: t`Case before` },
    { keys: [['H']], does: t({ message: 'Hide', context: 'text' }) },
    { keys: [['R']], does: t`Show or leave` },
    { keys: [['B']], does: t`Return a post` },
    { keys: [['S']], does: t`Suspend the author` },
    { keys: [['Z']], does: t`Undo` },
  ]
}
