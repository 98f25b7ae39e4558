import { storyEndpoints } from '@chignon/contract/community/story'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { publishStory } from './publish-story.ts'
import { storyMessages } from './story.messages.ts'
import { presentStories, presentStoryWithCategory } from './story.present.ts'
import { deleteStory, findStory, listStories, markSeen } from './story.queries.ts'

/** Stories: anyone may read, educators publish. */
export const storyRoutes = implement(storyEndpoints, {
  async list({ viewerContext, services: { db, clock } }) {
    const data = presentStories(await listStories(db(), viewerContext, clock()))
    return { data, pagination: singlePage(data.length) }
  },
  async show({ params, viewerContext, fail, services: { db, clock } }) {
    const row = (await findStory(db(), params.slug, viewerContext, clock())) ?? fail(404)
    return { data: presentStoryWithCategory(row) }
  },
  async markSeen({ params, viewer, viewerContext, fail, services: { db, clock } }) {
    const view = { id: params.id, userId: viewer.id }
    if (!(await markSeen(db(), view, viewerContext, clock()))) fail(404)
    return { data: { is_seen: true } }
  },
  async publish(call) {
    return { data: presentStoryWithCategory(await publishStory(call.services, call.body, call)) }
  },
  async remove({ params, viewer, locale, fail, services: { db, audit, pictures } }) {
    await db.transaction(async () => {
      const { name, pictureId } = (await deleteStory(db(), params.id, viewer.id)) ?? fail(404)
      if (pictureId) await pictures.remove([pictureId])
      await audit.record({
        actor: viewer,
        action: 'story.delete',
        subject: { type: 'story', id: params.id },
        before: { name },
        after: null,
      })
    })
    return { message: storyMessages.deleted[locale] }
  },
})
