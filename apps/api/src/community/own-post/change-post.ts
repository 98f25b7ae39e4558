import type { DraftForm } from '@chignon/contract/community/own-post'
import type { Localized } from '@chignon/contract/platform/localized'
import { baseMessages } from '../../catalogue/base-data/base-data.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { admitChange, reportHold } from '../moderation/admit-text.ts'
import { cleanSource } from '../../platform/rich-text/clean-source.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnPost, type OwnPostCall } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import {
  findCategoryId,
  insertRevision,
  listResources,
  updatePost,
  type OwnPostRow,
} from './own-post.queries.ts'
import { stateOf } from './own-post.rules.ts'
import { requireComplete } from './require-complete.ts'

type ChangeCall = OwnPostCall & {
  fail: Fail<'not_found' | 'invalid' | 'conflict'>
  services: Pick<Services, 'db' | 'clock' | 'live'>
}

/**
 * Saves a post. If it is published, its previous text is kept and it is marked as edited (COMPOSE-2, COMPOSE-6). One that is
 * published or scheduled stays complete (COMPOSE-3).
 */
export function changePost(
  call: ChangeCall,
  id: string,
  { saved_at, ...form }: DraftForm & { saved_at?: string | undefined },
): Promise<void> {
  const { services, fail } = call
  const { db, clock } = services
  return db.transaction(async () => {
    const row = await lockOwnPost(call, id)
    if (saved_at !== undefined && Date.parse(saved_at) !== row.savedAt.getTime()) {
      fail(409, { message: ownPostMessages.savedElsewhere })
    }
    const now = clock()
    const text = textOf(row, form)
    const type = form.type ?? row.type
    const isDraft = stateOf(row) === 'draft'
    if (!isDraft && (text.isChanged || type !== row.type)) {
      const resources = await listResources(db(), [id])
      requireComplete({ type, name: text.title, body: text.body, resources }, fail)
    }
    const isEdit = row.publishedAt !== null && text.isChanged
    const admission =
      !isDraft && text.isChanged
        ? await admitChange(services, [text.title, text.body], row.state, call)
        : null
    await updatePost(db(), id, {
      name: text.names,
      body: text.bodies,
      ...(text.isChanged && { originalLocale: null }),
      savedAt: now,
      type,
      ...(form.category && { categoryId: await requireCategory(call, form.category, row.categoryId) }),
      ...(isEdit && { editedAt: now }),
      ...(admission && { state: admission.state }),
    })
    if (isEdit) await insertRevision(db(), { postId: id, name: row.names, body: row.bodies, replacedAt: now })
    if (admission) await reportHold(services, admission, { type: 'post', id })
  })
}

/** The id of a category. Ends the call with 422 for an unknown one, or one that is offered no longer and not the current one. */
export async function requireCategory(
  { fail, services: { db } }: { fail: Fail<'invalid'>; services: Pick<Services, 'db'> },
  category?: string,
  currentId?: string,
): Promise<string> {
  const unknown = () => fail(422, { errors: { category: [baseMessages.unknownCategory] } })
  return (await findCategoryId(db(), category, currentId)) ?? unknown()
}

// The academy's translations are of the previous text: a changed one has a single language.
function textOf(row: OwnPostRow, { locale = row.locale, name, body }: DraftForm) {
  const title = name === undefined ? row.name : cleanTitle(name)
  const text = body === undefined ? row.body : cleanSource(body)
  const isChanged = title !== row.name || text !== row.body || locale !== row.locale
  const names: Localized = isChanged ? { [locale]: title } : row.names
  const bodies: Localized = isChanged ? { [locale]: text } : row.bodies
  return { title, body: text, names, bodies, isChanged }
}

/** A title without line breaks and characters that hide or rearrange others. */
export function cleanTitle(title: string): string {
  return cleanSource(title).replaceAll(/\s+/g, ' ')
}
