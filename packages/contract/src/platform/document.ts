import * as z from 'zod/mini'
import { defineEndpoints } from './define-endpoints.ts'
import { maxDocumentChanges, maxPublicationNoteLength } from './document-rules.ts'
import { id, timestamp } from './primitives.ts'
import { list, messageResponse, single } from './response.ts'
import { lineText } from './text-fields.ts'

/** `draft`: never published. `changed`: the draft differs from what is published. */
export const documentStates = ['draft', 'scheduled', 'published', 'changed'] as const

/** A part of a document: names and ids with dots between them, such as `lessons.<id>.name.de`. */
export const documentPath = z.string().check(z.regex(/^[a-z_]+(\.[a-z0-9_-]+){0,8}$/), z.maxLength(300))

/** A part and its new value; null removes it. */
export const documentChange = z.object({ path: documentPath, value: z.unknown() })

/** A change with who made it: null once the person is deleted. */
export const madeChange = z.extend(documentChange, {
  by: z.nullable(z.object({ id, full_name: z.string() })),
  at: timestamp,
})

/** The text that a translation was written from, to see whether it was changed since (TRANSLATION-1). */
export const translationMark = z.object({
  /** The text in the first language at that time. */
  source: z.string(),
  /** Whether a person said that the translation is right. */
  is_checked: z.boolean(),
  at: timestamp,
})

/** `conflicts` of the problem that a change ends with. */
export const documentConflicts = z.array(madeChange)

/** Changes of a draft. What is not named stays. */
export const documentChangesForm = z.object({
  /** The revision that the editor has seen. */
  revision: z.int().check(z.gte(0)),
  /** Identifies the open page of the editor, whose own changes never contradict each other. */
  session: id,
  changes: z.array(documentChange).check(z.minLength(1), z.maxLength(maxDocumentChanges)),
})

/** What a draft is after it was changed. */
export const documentSaved = z.object({
  revision: z.int(),
  changed_at: timestamp,
  /** What others changed since the revision that the editor had seen. */
  others: z.array(madeChange),
})

/** When the draft is published. */
export const publicationForm = z.object({
  revision: z.int().check(z.gte(0)),
  /** When; left out for now. */
  at: z.optional(timestamp),
  /** What changed, for colleagues. */
  note: z.optional(lineText(maxPublicationNoteLength)),
})

/** An editor who has the document open. */
export const documentPresence = z.object({
  person: z.object({ id, full_name: z.string() }),
  /** The part they are at; null if none is chosen. */
  path: z.nullable(documentPath),
  seen_at: timestamp,
})

/** One publication. */
export const documentRevision = z.object({
  number: z.int(),
  published_at: timestamp,
  /** Null for a job or a deleted person. */
  published_by: z.nullable(z.object({ id, full_name: z.string() })),
  note: z.nullable(z.string()),
})

/** A link that shows the draft as learners would see it (PREVIEW-1). */
export const previewLink = z.object({
  /** The address on the site, without its host. */
  path: z.string(),
  ends_at: timestamp,
})

export type PreviewLink = z.infer<typeof previewLink>
export type DocumentState = (typeof documentStates)[number]
export type DocumentChange = z.infer<typeof documentChange>
export type MadeChange = z.infer<typeof madeChange>
export type TranslationMark = z.infer<typeof translationMark>
export type DocumentSaved = z.infer<typeof documentSaved>
export type DocumentPresence = z.infer<typeof documentPresence>
export type DocumentRevision = z.infer<typeof documentRevision>
export type PublicationForm = z.infer<typeof publicationForm>

/** A document as its editors see it: the draft, what is published, and who would notice a change. */
export function documentView<Document extends z.ZodMiniType, Facts extends z.ZodMiniType>(
  document: Document,
  facts: Facts,
) {
  return z.object({
    id,
    state: z.enum(documentStates),
    /** 0 until something is changed. */
    revision: z.int(),
    /** What editors change. */
    draft: document,
    /** What learners see; null if it was never published or was withdrawn. */
    published: z.nullable(document),
    /** The address on the site; null before the first publication. */
    slug: z.nullable(z.string()),
    published_at: z.nullable(timestamp),
    scheduled_at: z.nullable(timestamp),
    changed_at: z.nullable(timestamp),
    changed_by: z.nullable(z.object({ id, full_name: z.string() })),
    /** By path of the translated text. */
    marks: z.record(z.string(), translationMark),
    /** Whether it may still be deleted: it was never bought or begun. */
    is_removable: z.boolean(),
    /** Whether the viewer may publish what is changed; prices may be reserved. */
    may_publish: z.boolean(),
    facts,
  })
}

/** The same as a type. */
export type DocumentView<Document, Facts> = Omit<
  z.infer<ReturnType<typeof documentView<z.ZodMiniUnknown, z.ZodMiniUnknown>>>,
  'draft' | 'published' | 'facts'
> & { draft: Document; published: Document | null; facts: Facts }

const params = z.object({ id })

/**
 * The calls of one kind of document (DOCUMENT-1): everything that is taught is written as one document with a revision. A draft is
 * changed part by part; publishing writes the whole of it to what learners see, in one transaction.
 */
export function documentEndpoints<Document extends z.ZodMiniType, Facts extends z.ZodMiniType>(
  noun: string,
  { path, thing, document, facts }: { path: `/${string}`; thing: string; document: Document; facts: Facts },
) {
  const permission = 'content.edit'
  const view = single(documentView(document, facts))
  const one = `${path}/{id}` as const
  return defineEndpoints(noun, {
    show: {
      method: 'GET',
      path: one,
      summary: `The draft of ${thing} with what is published, in all languages`,
      permission,
      params,
      response: view,
    },
    create: {
      method: 'PUT',
      path: one,
      summary: `Begin the draft of ${thing}, with an id that the caller chose; repeating it changes nothing`,
      permission,
      params,
      maxBodyBytes: 1024 * 1024,
      body: z.object({ changes: z.array(documentChange).check(z.maxLength(maxDocumentChanges)) }),
      response: view,
      errors: ['conflict'],
    },
    change: {
      method: 'PATCH',
      path: one,
      summary:
        'Change parts of the draft. Changes of others at other parts stay; at the same part the call ends with 409, which names them',
      permission,
      params,
      maxBodyBytes: 1024 * 1024,
      body: documentChangesForm,
      response: single(documentSaved),
      errors: ['conflict'],
    },
    publish: {
      method: 'POST',
      path: `${one}/publication`,
      summary: 'Publish the draft, now or later; 422 names what is missing',
      permission,
      params,
      body: publicationForm,
      response: view,
      errors: ['conflict'],
    },
    withdraw: {
      method: 'DELETE',
      path: `${one}/publication`,
      summary: 'Take a planned publication back, or make a draft again of what was never bought',
      permission,
      params,
      response: view,
      errors: ['conflict'],
    },
    discard: {
      method: 'POST',
      path: `${one}/discard`,
      summary: 'Forget what was changed since the last publication',
      permission,
      params,
      body: z.object({ revision: z.int() }),
      response: view,
      errors: ['conflict'],
    },
    duplicate: {
      method: 'POST',
      path: `${one}/duplicate`,
      summary: `Begin another draft with the texts of this one; the id is the caller’s choice`,
      permission,
      params,
      body: z.object({ id }),
      response: view,
      errors: ['conflict'],
    },
    remove: {
      method: 'DELETE',
      path: one,
      summary: `Delete ${thing} that was never bought or begun`,
      permission,
      params,
      response: messageResponse,
      errors: ['conflict'],
    },
    check: {
      method: 'POST',
      path: `${one}/checked-translations`,
      summary: 'Say that translations are right as they are',
      permission,
      params,
      maxBodyBytes: 192 * 1024,
      body: z.object({ paths: z.array(documentPath).check(z.minLength(1), z.maxLength(maxDocumentChanges)) }),
      response: view,
    },
    revisions: {
      method: 'GET',
      path: `${one}/revisions`,
      summary: 'The publications, the newest first',
      permission,
      params,
      response: list(documentRevision),
    },
    restore: {
      method: 'POST',
      path: `${one}/revisions/{number}/restore`,
      summary: 'Make a former publication the draft',
      permission,
      params: z.object({ id, number: z.coerce.number().check(z.int(), z.gte(1)) }),
      body: z.object({ revision: z.int() }),
      response: view,
      errors: ['conflict'],
    },
    createPreview: {
      method: 'POST',
      path: `${one}/preview-links`,
      summary: 'Create a link that shows the draft as learners would see it, to anyone who has it, for a day',
      permission,
      params,
      response: single(previewLink),
    },
    presence: {
      method: 'PUT',
      path: `${one}/presence`,
      summary: 'Say that the viewer has it open, and where; returns who else has',
      permission,
      params,
      body: z.object({ path: z.nullable(documentPath) }),
      response: single(z.array(documentPresence)),
    },
    leave: {
      method: 'DELETE',
      path: `${one}/presence`,
      summary: 'Say that the viewer has closed it',
      permission,
      params,
      response: messageResponse,
    },
  })
}
