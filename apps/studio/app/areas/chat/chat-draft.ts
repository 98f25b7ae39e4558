import * as z from 'zod/mini'

const attempt = z.object({ id: z.string(), text: z.string() })
const draft = z.object({ text: z.string(), attempt: z.nullable(attempt) })

/** A message as it was sent: the same id and text once more send nothing again. */
export type Attempt = z.infer<typeof attempt>

/** What is being written, and what was sent last without knowing whether it arrived. */
export type ChatDraft = z.infer<typeof draft>

export const emptyDraft: ChatDraft = { text: '', attempt: null }

/** Where the draft of a conversation is kept, for each person who uses the browser. */
export const draftKey = (viewerId: string, conversationId: string) =>
  `chignon-chat-draft:${viewerId}:${conversationId}`

/** Reads a draft; an empty one if there is none. */
export function readDraft(storage: Pick<Storage, 'getItem'>, key: string): ChatDraft {
  try {
    return draft.parse(JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return emptyDraft
  }
}

/** Keeps a draft; removes an empty one. */
export function writeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  written: ChatDraft,
): void {
  try {
    if (written.text === '') storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(written))
  } catch {
    // The storage is full or blocked: the text is still in its field.
  }
}

/** The message to send, with the id of the last attempt if its text has not changed since. */
export function attemptOf({ text, attempt: last }: ChatDraft, createId: () => string): Attempt {
  const sent = text.trim()
  return last?.text === sent ? last : { id: createId(), text: sent }
}

/** What is left in the field when a message has arrived: only what was typed since it was sent. */
export function afterSending(text: string, sent: string): string {
  return text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text
}
