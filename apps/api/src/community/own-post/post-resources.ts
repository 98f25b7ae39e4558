import { unusedPictureHours } from '@chignon/contract/platform/platform-rules'
import { maxPostResources } from '@chignon/contract/community/community-rules'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { detectType } from '../../platform/files/detect-type.ts'
import { fileTypes } from '../../platform/files/file-types.ts'
import { fileMessages } from '../../platform/files/files.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { admitChange, reportHold } from '../moderation/admit-text.ts'
import { pictureAddress } from '../../platform/picture/picture.present.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnPost, requireOwnPost, type OwnPostCall } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import {
  deleteResources,
  insertResource,
  listResources,
  setAlt,
  setOrder,
  updatePost,
  type OwnPostRow,
  type ResourceRow,
} from './own-post.queries.ts'
import { stateOf } from './own-post.rules.ts'
import { moved } from '../../platform/picture/moved.ts'
import { requireComplete } from './require-complete.ts'

type ResourceCall = OwnPostCall & { services: Pick<Services, 'db' | 'clock' | 'live' | 'files' | 'pictures'> }
type AddCall = ResourceCall & {
  services: Pick<Services, 'clips'>
  fail: Fail<
    'not_found' | 'invalid' | 'conflict' | 'payload_too_large' | 'unsupported_media_type' | 'unavailable'
  >
}
type Upload = { postId: string; source: AsyncIterable<Uint8Array>; name: string }
type Stored = Pick<ResourceRow, 'type' | 'url' | 'fileId'> & { pictureId: string | null }

const clipTypes: readonly string[] = filePurposes['post-clip'].types
const pictureTypes: readonly string[] = filePurposes['post-picture'].types

/** Adds a picture, encoded again, or a clip, without its metadata, to a post (COMPOSE-4). */
export async function addResource(call: AddCall, upload: Upload): Promise<ResourceRow> {
  const { fail, services } = call
  const { db, files, pictures } = services
  // Before the upload, which takes long, and again before it is linked.
  await requireRoom(call, (await requireOwnPost(call, upload.postId)).id)
  const stored = await storeUpload(call, upload)
  const id = await db.transaction(async () => {
    await lockOwnPost(call, upload.postId)
    const position = (await requireRoom(call, upload.postId)) + 1
    if (stored.pictureId) await pictures.keep(stored.pictureId)
    if (stored.fileId && !(await files.keep(stored.fileId))) fail(404)
    const resourceId = crypto.randomUUID()
    const url = stored.pictureId ? stored.url : `/api/v1/post-clips/${resourceId}`
    await insertResource(db(), { ...stored, id: resourceId, postId: upload.postId, url, position })
    await setPreview(call, upload.postId)
    return resourceId
  })
  const resources = await listResources(db(), [upload.postId])
  return resources.find((resource) => resource.id === id) ?? fail(404)
}

/** Describes a picture or a clip, or moves it to another place. */
export function changeResource(
  call: ResourceCall & { fail: Fail<'not_found' | 'conflict'> },
  ids: { id: string; resource: string },
  { alt, index }: { alt?: string | undefined; index?: number | undefined },
): Promise<void> {
  const { fail, services } = call
  const { db } = services
  return db.transaction(async () => {
    const post = await lockOwnPost(call, ids.id)
    const all = (await listResources(db(), [ids.id])).map(({ id }) => id)
    const current = all.indexOf(ids.resource)
    if (current === -1) fail(404)
    if (alt !== undefined) await describe(call, post, { id: ids.resource, alt })
    if (index === undefined) return
    await setOrder(db(), ids.id, moved(all, current, index))
    await setPreview(call, ids.id)
  })
}

/** Removes a picture or a clip with its files. A post that is published or scheduled keeps what its type needs (COMPOSE-3). */
export function removeResource(
  call: ResourceCall & { fail: Fail<'not_found' | 'invalid'> },
  ids: { id: string; resource: string },
): Promise<void> {
  const { fail, services } = call
  const { db } = services
  return db.transaction(async () => {
    const post = await lockOwnPost(call, ids.id)
    const all = await listResources(db(), [ids.id])
    const found = all.find(({ id }) => id === ids.resource) ?? fail(404)
    if (stateOf(post) !== 'draft') {
      const resources = all.filter((resource) => resource !== found)
      requireComplete({ type: post.type, name: post.name, body: post.body, resources }, fail)
    }
    await removeResources(services, [found])
    await setPreview(call, ids.id)
  })
}

/** Deletes pictures and clips with their files. Call it in a transaction. */
export async function removeResources(
  { db, files, pictures }: Pick<Services, 'db' | 'files' | 'pictures'>,
  resources: ResourceRow[],
): Promise<void> {
  await deleteResources(
    db(),
    resources.map(({ id }) => id),
  )
  await pictures.remove(resources.flatMap(({ picture }) => (picture ? [picture.id] : [])))
  for (const { fileId } of resources) if (fileId) await files.remove(fileId)
}

// A description is a text like the others of the post: it can hold one that is not a draft.
async function describe(
  call: ResourceCall & { fail: Fail<'conflict'> },
  post: OwnPostRow,
  { id, alt }: { id: string; alt: string },
): Promise<void> {
  const { services } = call
  const { db } = services
  const admission = await admitChange(services, [alt], post.state, call)
  await setAlt(db(), id, alt)
  if (stateOf(post) === 'draft') return
  await updatePost(db(), post.id, { state: admission.state })
  await reportHold(services, admission, { type: 'post', id: post.id })
}

async function requireRoom({ services: { db }, fail }: AddCall, postId: string): Promise<number> {
  const { length } = await listResources(db(), [postId])
  return length < maxPostResources ? length : fail(409, { message: ownPostMessages.tooManyResources })
}

async function storeUpload(call: AddCall, { source, name }: Upload): Promise<Stored> {
  const { viewer, fail, services } = call
  const { clock, clips, pictures } = services
  const { type = '', chunks } = await detectType(asGenerator(source))
  if (clipTypes.includes(type)) {
    const expiresAt = new Date(clock().getTime() + unusedPictureHours * 60 * 60 * 1000)
    const file = await clips.put(
      chunks,
      { purpose: 'post-clip', name, ownerId: viewer.id, expiresAt, type },
      fail,
    )
    return { type, url: null, fileId: file.id, pictureId: null }
  }
  if (!pictureTypes.includes(type)) {
    await chunks.return()
    const names = [...pictureTypes, ...clipTypes].map((accepted) => fileTypes[accepted]?.name ?? accepted)
    return fail(415, { message: fileMessages.wrongType(names) })
  }
  const picture = await pictures.put(chunks, { purpose: 'post-picture', name, ownerId: viewer.id }, fail)
  const width = picture.widths.findLast((candidate) => candidate <= shownWidth) ?? picture.width
  const url = pictureAddress(picture.id, width, 'webp')
  return { type: 'image/webp', url, fileId: null, pictureId: picture.id }
}

const shownWidth = 1280
const cardWidth = 640

// The card of a post shows its first picture.
async function setPreview({ services: { db } }: ResourceCall, postId: string): Promise<void> {
  const resources = await listResources(db(), [postId])
  const [first] = resources.flatMap(({ picture }) => (picture ? [picture] : []))
  const width = first && (first.widths.findLast((candidate) => candidate <= cardWidth) ?? first.width)
  await updatePost(db(), postId, {
    previewUrl: first && width ? pictureAddress(first.id, width, 'webp') : null,
  })
}

async function* asGenerator(source: AsyncIterable<Uint8Array>) {
  yield* source
}
