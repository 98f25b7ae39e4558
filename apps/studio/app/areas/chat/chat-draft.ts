import * as z from 'zod/mini'

const attempt = z.object({ id: z.string(), text: z.string() })
const saved = z.object({ text: z.string(), revision: z.int() })
const draft = z.object({
  text: z.string(),
  attempt: z.nullable(attempt),
  /** What the server had when this device saved or received it last. */
  base: z._default(saved, { text: '', revision: 0 }),
  /** What another device saved meanwhile, until one of both is chosen. */
  theirs: z._default(z.nullable(saved), null),
})

/** A message as it was sent: the same id and text once more send nothing again. */
export type Attempt = z.infer<typeof attempt>

/** What is being written, and what was sent last without knowing whether it arrived. */
export type ChatDraft = z.infer<typeof draft>

/** What the server has. */
export type SavedDraft = z.infer<typeof saved>

export const emptyDraft: ChatDraft = {
  text: '',
  attempt: null,
  base: { text: '', revision: 0 },
  theirs: null,
}

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
    // Without a text and with nothing to save there is nothing to keep.
    if (written.text === '' && !isUnsaved(written)) storage.removeItem(key)
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

/** Whether something was typed that the server does not have. */
export const isUnsaved = ({ text, base }: ChatDraft) => text !== base.text

/**
 * The draft once the server's is known. One that is newer on another device is taken if nothing was typed here; else it is offered, and
 * what is being typed stays.
 */
export function receiveDraft(draft: ChatDraft, theirs: SavedDraft, isFocused: boolean): ChatDraft {
  if (theirs.revision <= draft.base.revision) return draft
  if (theirs.text === draft.text) return { ...draft, base: theirs, theirs: null }
  const isFree = !isFocused || draft.text === '' || theirs.text === ''
  if (!isUnsaved(draft) && isFree) return { ...draft, text: theirs.text, base: theirs, theirs: null }
  // What was sent or cleared elsewhere is nothing to offer.
  if (theirs.text === '') return { ...draft, base: theirs, theirs: null }
  return { ...draft, theirs }
}

/** The draft once it was chosen whose text stays. */
export function chooseDraft(draft: ChatDraft, whose: 'mine' | 'theirs'): ChatDraft {
  const { theirs } = draft
  if (theirs === null) return draft
  return { ...draft, text: whose === 'theirs' ? theirs.text : draft.text, base: theirs, theirs: null }
}
