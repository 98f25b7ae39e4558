import { useLingui } from '@lingui/react/macro'
import type { PageKey } from '../shell/keys-popover.tsx'

const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Meta' : 'Ctrl'

/** The keys of the editor of a course, as they are listed. */
export function useCourseKeyList(): readonly PageKey[] {
  const { t } = useLingui()
  return [
    { keys: [[command, 'Enter']], does: t`Publish` },
    { keys: [[command, 'S']], does: t`Save now` },
    {
      keys: [
        ['Alt', 'ArrowUp'],
        ['Alt', 'ArrowDown'],
      ],
      does: t`Move the chosen lesson`,
    },
  ]
}
