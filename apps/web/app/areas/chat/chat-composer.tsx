import { maxChatMessageLength } from '@chignon/contract/community-rules'
import { chatEndpoints } from '@chignon/contract/chat'
import { IconButton } from '@chignon/ui/icon-button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { callOf } from '../../lib/data/query-client.ts'
import { AddedPicture } from './added-picture.tsx'
import { AttachPicture } from './attach-picture.tsx'
import { sendMessageAtom } from './outbox-atoms.ts'
import type { MessagePictureState } from './use-message-picture.ts'

// The academy sees that someone is typing for a few seconds.
const typingPauseMs = 4000

/** The field for a message. Enter sends it, Shift and Enter begins a new line. */
export function ChatComposer({ picture: state }: { picture: MessagePictureState }) {
  const { t } = useLingui()
  const send = useSetAtom(sendMessageAtom)
  const client = useAtomValue(queryClientAtom)
  const typedAt = useRef(0)

  const submit = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('text')
    const text = typeof typed === 'string' ? typed.trim() : ''
    const picture = state.picture?.stored ? { ...state.picture.stored, alt: state.picture.alt.trim() } : null
    // A picture that is not uploaded yet stays with its text.
    if (state.picture ? !picture : !text) return
    form.reset()
    state.remove()
    typedAt.current = 0
    void send({ id: crypto.randomUUID(), text, picture, createdAt: new Date().toISOString() })
  }
  const showTyping = () => {
    const now = Date.now()
    if (now - typedAt.current < typingPauseMs) return
    typedAt.current = now
    // It is no loss if it fails.
    callOf(client)(chatEndpoints.typing, {}).catch(() => {})
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <AddedPicture state={state} />
      <div className="flex items-end gap-1">
        <TextareaField
          label={<span className="sr-only">{t`Your message`}</span>}
          placeholder={t`Write to the academy`}
          name="text"
          rows={1}
          dir="auto"
          maxLength={maxChatMessageLength}
          className="grow [&_textarea]:max-h-40"
          onInput={showTyping}
          onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
            // While a word is composed, Enter selects it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (event.currentTarget.form) submit(event.currentTarget.form)
          }}
        />
        <AttachPicture onAdd={state.add} />
        <IconButton label={t`Send`} type="submit" size="large" disabled={!state.isReady}>
          <SendHorizontal className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  )
}
