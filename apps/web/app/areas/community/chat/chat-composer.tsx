import { maxChatMessageLength } from '@chignon/contract/community/community-rules'
import { chatEndpoints } from '@chignon/contract/community/chat'
import { IconButton } from '@chignon/ui/icon-button'
import { TextareaField } from '@chignon/ui/textarea-field'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { callOf } from '@chignon/app-kit/data/query-client'
import { AddedPicture } from './added-picture.tsx'
import { AttachPicture } from './attach-picture.tsx'
import { sendMessageAtom } from './outbox-atoms.ts'
import { UploadWait } from './upload-wait.tsx'
import type { MessagePictureState } from './use-message-picture.ts'
import { useUploadWait } from './use-upload-wait.ts'

// The academy sees that someone is typing for a few seconds.
const typingPauseMs = 4000

/** The field for a message. Enter sends it, Shift and Enter begins a new line. */
export function ChatComposer({ picture: state }: { picture: MessagePictureState }) {
  const { t } = useLingui()
  const send = useSetAtom(sendMessageAtom)
  const client = useAtomValue(queryClientAtom)
  const typedAt = useRef(0)
  const formRef = useRef<HTMLFormElement>(null)
  const missing = useId()
  const [isMissing, setMissing] = useState(false)
  const [announced, setAnnounced] = useState('')
  const isEmptyShown = isMissing && !state.picture
  const emptyText = t`Please write a message or add a picture.`
  const submit = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('text')
    const text = typeof typed === 'string' ? typed.trim() : ''
    const picture = state.picture?.stored ? { ...state.picture.stored, alt: state.picture.alt.trim() } : null
    if (!picture && !text) {
      const field = form.querySelector('textarea')
      // The focus reads the text to people who cannot see it, unless it is there already.
      setAnnounced(field === document.activeElement ? emptyText : '')
      setMissing(true)
      field?.focus()
      return
    }
    form.reset()
    state.remove()
    typedAt.current = 0
    void send({ id: crypto.randomUUID(), text, picture, createdAt: new Date().toISOString() })
  }
  const { isWaiting, mustWait } = useUploadWait(formRef, state, submit)
  const submitWhenReady = (form: HTMLFormElement) => {
    if (!mustWait()) submit(form)
  }
  useEffect(() => {
    // The opened chat has the focus itself if its field is not loaded yet.
    const form = formRef.current
    if (form && document.activeElement === form.closest('dialog')) form.querySelector('textarea')?.focus()
  }, [])
  const showTyping = () => {
    const now = Date.now()
    if (now - typedAt.current < typingPauseMs) return
    typedAt.current = now
    // It is no loss if it fails.
    callOf(client)(chatEndpoints.typing, {}).catch(() => {})
  }
  return (
    <form
      ref={formRef}
      className="grid gap-3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submitWhenReady(event.currentTarget)
      }}
    >
      <AddedPicture state={state} />
      <UploadWait isWaiting={isWaiting} />
      <p role="status" className="sr-only">
        {isEmptyShown && announced}
      </p>
      {isEmptyShown && (
        <p id={missing} className="text-small text-error">
          {emptyText}
        </p>
      )}
      <div className="flex items-end gap-1">
        <TextareaField
          label={<span className="sr-only">{t`Your message`}</span>}
          placeholder={t`Write to the academy`}
          name="text"
          rows={1}
          dir="auto"
          maxLength={maxChatMessageLength}
          className="grow [&_textarea]:max-h-40"
          state={isEmptyShown ? 'error' : 'neutral'}
          aria-describedby={isEmptyShown ? missing : undefined}
          onInput={() => {
            setMissing(false)
            showTyping()
          }}
          onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
            // While a word is composed, Enter selects it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (event.currentTarget.form) submitWhenReady(event.currentTarget.form)
          }}
        />
        <AttachPicture onAdd={state.add} />
        <IconButton label={t`Send`} type="submit" size="large">
          <SendHorizontal className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  )
}
