import { galleryEndpoints } from '@chignon/contract/gallery'
import { implement } from '../http/implement.ts'
import { ofPerson } from '../person/of-person.ts'
import { listGallery } from './gallery.queries.ts'

/** Reading a person's gallery. The calls that change it are in `unimplemented.ts`. */
export const galleryRoutes = implement(
  { list: galleryEndpoints.list },
  {
    async list({ params, locale, fail, services: { db } }) {
      return ofPerson(db, fail, params.id, listGallery(db(), params.id, locale))
    },
  },
)
