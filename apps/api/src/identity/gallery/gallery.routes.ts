import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { authorize } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { changePerson } from '../../platform/person/person.policy.ts'
import { partOfProfile } from '../profile-visibility/part-of-profile.ts'
import { addPicture } from './add-picture.ts'
import { changePicture } from './change-picture.ts'
import { galleryMessages } from './gallery.messages.ts'
import { presentGalleryPicture, presentUpload } from './gallery.present.ts'
import { deleteGalleryPicture, listGallery } from './gallery.queries.ts'

export const galleryRoutes = implement(galleryEndpoints, {
  async upload({ body: { resource }, viewer, fail, services: { limits, pictures } }) {
    await limits.uploadsPerAccount.take(viewer.id)
    const upload = { purpose: 'gallery', name: resource.name, ownerId: viewer.id } as const
    const picture = await pictures.put(resource.stream(), upload, fail)
    return { data: presentUpload(picture, null) }
  },
  async list(call) {
    const { params, locale, services } = call
    const gallery = listGallery(services.db(), params.id, locale)
    const { data, pagination } = await partOfProfile(call, 'gallery', gallery)
    return { data: data.map(presentGalleryPicture), pagination }
  },
  async add({ params, body: { path, caption = '' }, viewer, locale, fail, services }) {
    authorize({ viewer, fail }, changePerson, params)
    const data = await addPicture(services, { userId: viewer.id, path, caption, fail })
    return { data, message: galleryMessages.added[locale] }
  },
  async change({ params, query: { path }, body: { caption, index }, viewer, locale, fail, services }) {
    authorize({ viewer, fail }, changePerson, params)
    const message = await changePicture(services, { userId: viewer.id, path, caption, index, fail })
    return { message: message[locale] }
  },
  async remove({ params, query, viewer, locale, fail, services: { db, pictures } }) {
    authorize({ viewer, fail }, changePerson, params)
    await db.transaction(async () => {
      const pictureId = await deleteGalleryPicture(db(), viewer.id, query.path)
      if (pictureId === undefined) fail(404)
      if (pictureId) await pictures.remove([pictureId])
    })
    return { message: galleryMessages.removed[locale] }
  },
})
