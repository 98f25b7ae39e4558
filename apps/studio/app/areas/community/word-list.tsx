import type { ListedWord } from '@chignon/contract/community/listed-word'
import { IconButton } from '@chignon/ui/icon-button'
import { Trash2 } from '@chignon/ui/icons/trash-2'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { offerUndoAtom } from '../../lib/undo-atoms.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadAddWord, loadRemoveWord, wordNouns } from './community-queries.ts'

/** The words, each with a button that takes it off the list. */
export function WordList({ words }: { words: readonly ListedWord[] }) {
  const { t } = useLingui()
  const nameOf = useLanguageNames()
  const offerUndo = useSetAtom(offerUndoAtom)
  const remove = useStaffCall(loadRemoveWord, wordNouns)
  const add = useStaffCall(loadAddWord, wordNouns)
  const removeWord = async ({ id, locale, word }: ListedWord) => {
    if (!(await remove.send({ params: { id } }))) return
    void offerUndo({
      message: t`“${word}” is off the list.`,
      label: t`Undo`,
      undo: async () => void (await add.send({ body: { locale, word } })),
    })
  }
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {words.map((each) => (
        <li key={each.id} className="flex items-center gap-3 border-b border-line py-1.5">
          <span lang={each.locale} className="min-w-0 grow wrap-anywhere">
            <bdi>{each.word}</bdi>
          </span>
          <span className="text-caption text-text-muted">{nameOf(each.locale)}</span>
          <IconButton label={t`Take “${each.word}” off the list`} onClick={() => void removeWord(each)}>
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
