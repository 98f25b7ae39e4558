import { maxOrderNoteLength } from '@chignon/contract/commerce/commerce-rules'
import { Button } from '@chignon/ui/button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadAddNote } from './order-queries.ts'

// Kept in this tab until it is saved, so that nothing typed is lost.
const storage = createJSONStorage<string>(() => sessionStorage)
const draftOf = (orderId: string) =>
  atomWithStorage(`studio:order-note:${orderId}`, '', storage, { getOnInit: true })

/** A note for colleagues, which the buyer never sees. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const [draft] = useState(() => draftOf(orderId))
  const [text, setText] = useAtom(draft)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, errorOf } = useStaffCall(loadAddNote, ['staff-order'])
  const submit = async () => {
    if (text.trim() === '') return
    const isSaved = await send({ params: { id: orderId }, body: { text }, idempotencyKey: key })
    if (!isSaved) return
    setText('')
    setKey(crypto.randomUUID())
  }
  return (
    <form
      className="flex flex-col items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextareaField
        className="w-full"
        label={t`Note for colleagues`}
        hint={t`The buyer never sees it.`}
        value={text}
        onValueChange={setText}
        error={errorOf('text')}
        maxLength={maxOrderNoteLength}
        rows={2}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} disabled={text.trim() === ''}>
        <Trans>Add note</Trans>
      </Button>
    </form>
  )
}
