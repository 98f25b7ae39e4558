import { localeNames } from '@chignon/app-kit/i18n/locale-names'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { maxContactAnswerLength } from '@chignon/contract/community/community-rules'
import type { StaffContactThread } from '@chignon/contract/community/staff-contact'
import { Button } from '@chignon/ui/button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { useLocalDraft } from '../chat/use-local-draft.ts'
import { inboxNouns, loadContactAnswer } from './inbox-queries.ts'

/** The answer that is mailed to the sender. Until it has arrived at the server, its text stays on this device. */
export function InboxAnswerForm({ thread: { id, email, locale } }: { thread: StaffContactThread }) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const showToast = useSetAtom(showToastAtom)
  const { text, setText, begin, finish } = useLocalDraft(`contact:${id}`)
  const { send, isBusy, errorOf } = useStaffCall(loadContactAnswer, inboxNouns)
  const language = localeNames[locale]
  const submit = async () => {
    if (isBusy) return
    if (text.trim() === '') {
      field.current?.focus()
      return
    }
    const attempt = begin()
    if (!(await send({ params: { id, answer: attempt.id }, body: { text: attempt.text } }))) return
    finish(attempt)
    showToast({ tone: 'success', message: t`The answer is on its way to ${email}.` })
  }
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextareaField
        ref={field}
        className="w-full"
        label={t`Your answer`}
        hint={t`The mail is in this language: ${language}. It quotes what was written, and a reply comes to the academy’s address.`}
        rows={7}
        dir="auto"
        value={text}
        onValueChange={setText}
        error={errorOf('text')}
        maxLength={maxContactAnswerLength}
      />
      <Button type="submit" isBusy={isBusy}>
        <Trans>Send by mail</Trans>
      </Button>
    </form>
  )
}
